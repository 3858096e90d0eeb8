import type { Words } from './en.ts'

export const fr: Words = {
  mute: 'Ne plus lire ses messages',
  muted: 'Vous ne voyez plus ce que cette personne écrit.',
  unmute: 'Lire à nouveau ses messages',
  block: 'Ne plus jouer ensemble',
  unblock: 'Accepter de rejouer ensemble',
  blocked: 'Vous ne vous retrouverez plus dans une nouvelle partie.',
  inSettings: 'La liste des personnes masquées et bloquées est dans les réglages.',
  why: 'Que s’est-il passé ? Seule l’administration le lit.',
  report: 'Signaler à l’administration',
  reported: 'C’est signalé. L’administration va regarder.',
}
