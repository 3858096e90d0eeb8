/** Wrong arguments or options: the command line prints the message, and exits with 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}
