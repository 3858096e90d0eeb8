import type { Language } from '../../../src/games/kit/wording.ts'

interface TableSentences {
  readonly expiring: string
  readonly until: RegExp
  readonly free: string
  readonly silent: string
  readonly waitsFor: string
  readonly cancelled: [subject: string, sentence: string]
  readonly expired: [subject: string, sentence: string]
  readonly removed: [subject: string, sentence: string]
  readonly wish: [subject: string, sentence: string]
}

export const expected: Readonly<Record<Language, TableSentences>> = {
  en: {
    expiring: 'the match will be given up',
    until: /given up on Thursday,? 5 March 2026 at 05:30/,
    free: 'it has 1 free seat',
    silent: 'Nothing has happened in the match “Friday table” (Havana) for months.',
    waitsFor: 'It waits for Ann, Bob and Cleo.',
    cancelled: ['the match was cancelled', 'has cancelled it before it began'],
    expired: ['the match was given up', 'did not fill in time'],
    removed: ['your seat was taken back', 'has taken your seat back'],
    wish: ['Your wish for a match has expired: Havana', 'Havana, 4 seats'],
  },
  fr: {
    expiring: 'la partie va être abandonnée',
    until: /abandonnée le jeudi 5 mars 2026 à 05:30/,
    free: 'il reste 1 place libre',
    silent: 'Il ne se passe plus rien depuis des mois dans la partie « Friday table »',
    waitsFor: 'Elle attend Ann, Bob et Cleo.',
    cancelled: ['la partie a été annulée', 'l’a annulée avant qu’elle ne commence'],
    expired: ['la partie a été abandonnée', 'ne s’est pas remplie à temps'],
    removed: ['votre place a été reprise', 'a repris votre place'],
    wish: ['Votre demande de partie a expiré : La Havane', 'La Havane, 4 places'],
  },
  ru: {
    expiring: 'партия будет закрыта',
    until: /Срок: четверг, 5 марта 2026 г\. в 05:30/,
    free: 'в ней 1 свободное место',
    silent: 'В партии «Friday table» (Гавана) уже несколько месяцев ничего не происходит.',
    waitsFor: 'Ожидаются решения: Ann, Bob и Cleo.',
    cancelled: ['партия отменена', 'отменена до начала тем, кто её открыл'],
    expired: ['партия закрыта', 'не собралась вовремя'],
    removed: ['ваше место освобождено', 'освободил ваше место'],
    wish: ['Ваша заявка на партию истекла: Гавана', 'Гавана, 4 места'],
  },
  es: {
    expiring: 'la partida se va a cerrar',
    until: /Se cerrará el jueves, 5 de marzo de 2026, 05:30/,
    free: 'tiene 1 asiento libre',
    silent: 'En la partida «Friday table» (La Habana) no ha pasado nada desde hace meses.',
    waitsFor: 'Espera a Ann, Bob y Cleo.',
    cancelled: ['la partida se ha cancelado', 'la ha cancelado antes de que empezara'],
    expired: ['la partida se ha cerrado', 'no se llenó a tiempo'],
    removed: ['se le ha retirado el asiento', 'le ha retirado el asiento'],
    wish: ['Su solicitud de partida ha caducado: La Habana', 'La Habana, 4 asientos'],
  },
}
