import type { ChatWords } from './words.ts'

export const chat: ChatWords = {
  news: {
    'match-started': 'The match has begun.',
    'match-ended': 'The match is over.',
    'match-aborted': 'The match was broken off.',
    'your-turn': 'It is your turn.',
    'deadline-near': 'Your deadline is near.',
    'deadline-missed': 'A deadline was missed.',
    'decided-for-you': 'A decision was made for you.',
    'vacation-taken': 'A vacation has begun, and a deadline has moved.',
    'win-claimed': 'The win was claimed: a last deadline runs.',
    'seat-opened': 'A seat is open to a substitute.',
    'seats-will-open': 'Seats of players who stay away will open to substitutes.',
    'match-expiring': 'The match will be given up soon unless something happens.',
    'match-closed': 'The match will not take place.',
    'seat-removed': 'Your seat was taken back.',
    proposed: 'Somebody proposes something: your answer is needed.',
    'proposal-decided': 'A proposal was decided.',
    'seat-changed': 'A seat has changed hands.',
    'orders-cancelled': 'Your standing orders were cancelled.',
    said: 'There are new messages.',
    'dispute-raised': 'A dispute was raised.',
    'dispute-said': 'Somebody has commented on a dispute.',
    'dispute-ruled': 'A dispute was ruled on.',
  },
  test: 'This is a test of your Paquebot webhook. It works.',
}
