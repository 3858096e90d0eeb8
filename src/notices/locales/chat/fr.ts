import type { ChatWords } from './words.ts'

export const chat: ChatWords = {
  news: {
    'match-started': 'La partie a commencé.',
    'match-ended': 'La partie est terminée.',
    'match-aborted': 'La partie a été interrompue.',
    'your-turn': 'C’est à vous de jouer.',
    'deadline-near': 'Votre délai touche à sa fin.',
    'deadline-missed': 'Un délai est dépassé.',
    'decided-for-you': 'Une décision a été prise à votre place.',
    'vacation-taken': 'Des vacances ont commencé, et un délai est reporté.',
    'win-claimed': 'La victoire est réclamée : un dernier délai court.',
    'seat-opened': 'Une place est ouverte à un remplacement.',
    'seats-will-open': 'Si quelqu’un ne vient plus, sa place s’ouvrira à un remplacement.',
    'match-expiring': 'La partie sera bientôt abandonnée si rien ne se passe.',
    'match-closed': 'La partie n’aura pas lieu.',
    'seat-removed': 'Votre place vous a été retirée.',
    proposed: 'Une proposition attend votre réponse.',
    'proposal-decided': 'Une proposition a été tranchée.',
    'seat-changed': 'Une place a changé de main.',
    'orders-cancelled': 'Vos ordres donnés d’avance sont annulés.',
    said: 'Il y a de nouveaux messages.',
    'dispute-raised': 'Un litige a été soulevé.',
    'dispute-said': 'Un litige a reçu un commentaire.',
    'dispute-ruled': 'Un litige a été tranché.',
  },
  test: 'Ceci est un essai de votre webhook Paquebot. Il fonctionne.',
}
