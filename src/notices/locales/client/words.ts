/** What introduces links to pages of the client. */
export interface ClientWords {
  readonly signIn: string
  readonly settings: string
  readonly find: string
  readonly wish: string
}
