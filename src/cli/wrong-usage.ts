/** What was asked for cannot be asked: the command line says why, and exits with 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}
