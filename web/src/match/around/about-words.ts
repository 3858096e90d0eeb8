import type { Language } from '../../words/languages.ts'

interface Words {
  readonly title: (name: string) => string
  readonly mute: string
  readonly muted: string
  readonly unmute: string
  readonly block: string
  readonly unblock: string
  readonly blocked: string
  readonly inSettings: string
  readonly why: string
  readonly report: string
  readonly reported: string
}

/** They are loaded with the panel that has them. */
export const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    title: (name) => `About ${name} · mute, block, report`,
    mute: 'Read them no more',
    muted: 'You no longer see what they write.',
    unmute: 'Read them again',
    block: 'Play with them no more',
    unblock: 'Play with them again',
    blocked: 'You are not brought together in new matches.',
    inSettings: 'Your settings list everybody whom you mute or block.',
    why: 'What is wrong? The administrators alone read it.',
    report: 'Report to the administrators',
    reported: 'Reported. An administrator looks at it.',
  },
  fr: {
    title: (name) => `À propos de ${name} · masquer, bloquer, signaler`,
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
  },
  ru: {
    title: (name) => `Об игроке ${name} · не читать, не играть, пожаловаться`,
    mute: 'Не читать',
    muted: 'Вы больше не видите, что пишет этот человек.',
    unmute: 'Снова читать',
    block: 'Не играть вместе',
    unblock: 'Снова играть вместе',
    blocked: 'В новых партиях вы больше не встретитесь.',
    inSettings: 'Список тех, кого вы не читаете и с кем не играете, — в настройках.',
    why: 'Что не так? Это прочтут только администраторы.',
    report: 'Пожаловаться администраторам',
    reported: 'Жалоба отправлена. Администратор посмотрит.',
  },
  es: {
    title: (name) => `Sobre ${name} · silenciar, bloquear, denunciar`,
    mute: 'No leer más sus mensajes',
    muted: 'Ya no ve lo que escribe esta persona.',
    unmute: 'Volver a leer sus mensajes',
    block: 'No jugar más juntos',
    unblock: 'Volver a jugar juntos',
    blocked: 'No coincidirán en partidas nuevas.',
    inSettings: 'La lista de personas silenciadas y bloqueadas está en los ajustes.',
    why: '¿Qué ha pasado? Solo lo leen los administradores.',
    report: 'Denunciar ante los administradores',
    reported: 'Denunciado. Un administrador lo mirará.',
  },
}
