import type { Translations } from './kit/every-language.ts'

/** The sentences about impossible positions that several games share. */
export const positionSentences: Translations = {
  'Unknown game. There are: {games}.': {
    fr: 'Jeu inconnu. Il y a : {games}.',
    ru: 'Неизвестная игра. Есть: {games}.',
    es: 'Juego desconocido. Hay: {games}.',
  },
  'Positions must not contain numbers above {most}.': {
    fr: 'Une position ne contient aucun nombre au-dessus de {most}.',
    ru: 'В позиции нет чисел больше {most}.',
    es: 'Una posición no contiene números por encima de {most}.',
  },
  'Positions must not contain texts of more than {most} characters.': {
    fr: 'Une position ne contient aucun texte de plus de {most} caractères.',
    ru: 'В позиции нет текстов длиннее {most} символов.',
    es: 'Una posición no contiene textos de más de {most} caracteres.',
  },
  'Positions must not be nested deeper than {most} levels.': {
    fr: 'Une position n’a pas plus de {most} niveaux.',
    ru: 'Вложенность позиции не глубже {most}.',
    es: 'Una posición no tiene más de {most} niveles.',
  },
  'Positions must not contain lists of more than {most} items.': {
    fr: 'Une position ne contient aucune liste de plus de {most} éléments.',
    ru: 'В позиции нет списков длиннее {most}.',
    es: 'Una posición no contiene listas de más de {most}.',
  },
  'Positions must not contain names of more than {most} characters.': {
    fr: 'Une position ne contient aucun nom de plus de {most} caractères.',
    ru: 'В позиции нет имён длиннее {most} символов.',
    es: 'Una posición no contiene nombres de más de {most} caracteres.',
  },
  'Play does not rest here: the event {event} follows at once.': {
    fr: 'La partie ne s’arrête pas ici : l’événement {event} suit aussitôt.',
    ru: 'Игра здесь не останавливается: сразу следует событие {event}.',
    es: 'La partida no se detiene aquí: le sigue enseguida el suceso {event}.',
  },
  'This version of the rules does not exist.': {
    fr: 'Ces règles n’existent pas encore.',
    ru: 'Таких правил ещё нет.',
    es: 'Todavía no hay tales reglas.',
  },
  'The match goes on.': {
    fr: 'La partie continue.',
    ru: 'Партия продолжается.',
    es: 'La partida continúa.',
  },
  'Is {reason}.': {
    fr: 'Est {reason}.',
    ru: 'Это {reason}.',
    es: 'Es {reason}.',
  },
  '{id} is in two places.': {
    fr: '{id} est à deux endroits.',
    ru: '{id} находится в двух местах.',
    es: '{id} está en dos lugares.',
  },
  '{id} is missing.': {
    fr: '{id} n’est nulle part.',
    ru: '{id} нигде не лежит.',
    es: '{id} no está en ninguna parte.',
  },
  'There is no seat {seat}.': {
    fr: 'Il n’y a pas de place {seat}.',
    ru: 'Места {seat} нет.',
    es: 'No hay asiento {seat}.',
  },
  'Seat {seat} was given up.': {
    fr: 'La place {seat} a été abandonnée.',
    ru: 'Место {seat} оставлено игроком.',
    es: 'El asiento {seat} fue abandonado.',
  },
  'No round has begun.': {
    fr: 'Aucune manche n’a commencé.',
    ru: 'Ни один раунд не начался.',
    es: 'No ha empezado ninguna ronda.',
  },
  'The first round is round 1.': {
    fr: 'La première manche est la manche 1.',
    ru: 'Первый раунд — раунд 1.',
    es: 'La primera ronda es la ronda 1.',
  },
  'Must be listed in order.': {
    fr: 'Est un ensemble, écrit dans l’ordre.',
    ru: 'Это множество: записывается по порядку.',
    es: 'Es un conjunto, escrito en orden.',
  },
}
