import type { Translations } from '../../kit/every-language.ts'

/** The sentences about impossible positions of Havana in the other languages. */
export const problemSentences: Translations = {
  'Must have {expected} cards, not {number}.': {
    fr: 'Contient {number} cartes, pas {expected}.',
    ru: 'Здесь карт: {number}, а не {expected}.',
    es: 'Contiene {number} cartas, no {expected}.',
  },
  'No version of the game has these cards.': {
    fr: 'Aucune version du jeu n’a de cartes imprimées ainsi.',
    ru: 'Ни в одном издании карты не напечатаны так.',
    es: 'Ninguna versión del juego tiene las cartas impresas así.',
  },
  '{id} is not in the table of this match.': {
    fr: '{id} n’est pas dans les données de cette partie.',
    ru: '{id} нет в таблице этой партии.',
    es: '{id} no está en la tabla de esta partida.',
  },
  'Is missing.': {
    fr: 'N’est nulle part.',
    ru: 'Нигде не лежит.',
    es: 'No está en ninguna parte.',
  },
  'Has too many cards: {number}.': {
    fr: 'A {number} cartes : c’est trop.',
    ru: 'Карт здесь {number}: слишком много.',
    es: 'Tiene {number} cartas: demasiadas.',
  },
  'Would have been refilled from the stack.': {
    fr: 'Aurait été complétée depuis la pile.',
    ru: 'Был бы дополнен из стопки.',
    es: 'Se habría rellenado desde el mazo.',
  },
  'Nothing is drawn yet.': {
    fr: 'Rien n’est encore tiré.',
    ru: 'Ещё ничего не вытянуто.',
    es: 'Todavía no se ha robado nada.',
  },
  'Must be in the order of the numbers, without repetitions.': {
    fr: 'Est un ensemble, écrit dans l’ordre des numéros.',
    ru: 'Это множество: записывается по порядку номеров.',
    es: 'Es un conjunto, escrito en el orden de los números.',
  },
  '{card} is missing.': {
    fr: 'Il manque {card}.',
    ru: 'Не хватает {card}.',
    es: 'Falta {card}.',
  },
  'A face-up card cannot be unsure.': {
    fr: 'Une carte posée face visible est connue.',
    ru: 'Карта, лежащая лицом вверх, известна.',
    es: 'Una carta boca arriba es conocida.',
  },
  'While the discard pile is empty, no card is unsure.': {
    fr: 'Quand la défausse est vide, toutes les cartes sont connues.',
    ru: 'Когда сброс пуст, все карты известны.',
    es: 'Con el descarte vacío se conocen todas las cartas.',
  },
  'Nothing lies face up before the first round.': {
    fr: 'Rien n’est face visible avant la première manche.',
    ru: 'До первого раунда ничего не лежит лицом вверх.',
    es: 'Nada está boca arriba antes de la primera ronda.',
  },
  'Nothing is discarded before the first round.': {
    fr: 'Rien n’est défaussé avant la première manche.',
    ru: 'До первого раунда ничего не сброшено.',
    es: 'Nada se descarta antes de la primera ronda.',
  },
  'Every player opens with two cards.': {
    fr: 'On ouvre avec deux cartes.',
    ru: 'Открывают двумя картами.',
    es: 'Se abre con dos cartas.',
  },
  'Must have {expected} cards in round {round}, not {number}.': {
    fr: 'Contient {number} cartes à la manche {round}, pas {expected}.',
    ru: 'В раунде {round} здесь карт: {number}, а не {expected}.',
    es: 'Contiene {number} cartas en la ronda {round}, no {expected}.',
  },
  'Does not follow the initiative of the cards on the table.': {
    fr: 'Ne suit pas l’initiative des cartes sur la table.',
    ru: 'Не следует инициативе карт на столе.',
    es: 'No sigue la iniciativa de las cartas en la mesa.',
  },
  'Seats {one} and {other} are tied, and the tie-break reverses them.': {
    fr: 'Les places {one} et {other} sont à égalité, et le départage est inverse.',
    ru: 'Места {one} и {other} наравне, а при равенстве порядок обратный.',
    es: 'Los asientos {one} y {other} están empatados, y el desempate es al revés.',
  },
  'Only rounds with an empty bag are counted.': {
    fr: 'Seules les manches avec un sac vide sont comptées.',
    ru: 'Считаются только раунды с пустым мешочком.',
    es: 'Solo se cuentan las rondas con la bolsa vacía.',
  },
  'There were not that many rounds.': {
    fr: 'Il n’y a pas eu autant de manches.',
    ru: 'Столько раундов не было.',
    es: 'No hubo tantas rondas.',
  },
  'The match would have ended.': {
    fr: 'La partie serait terminée.',
    ru: 'Партия бы уже закончилась.',
    es: 'La partida habría terminado.',
  },
  '{card} is not on the table of the seat at turn.': {
    fr: '{card} n’est pas sur la table de la place dont c’est le tour.',
    ru: '{card} не лежит на столе у места, чей ход.',
    es: '{card} no está en la mesa del asiento al que le toca.',
  },
  'Only Ruina removes a building, which then lies in the box.': {
    fr: 'Un bâtiment est retiré par Ruina et se trouve dans la boîte.',
    ru: 'Постройку сносит Ruina, и она лежит в коробке.',
    es: 'Un edificio lo retira Ruina, y está en la caja.',
  },
  'Pieces that can be due: {pieces}.': {
    fr: 'Les pièces qui peuvent être dues : {pieces}.',
    ru: 'Могут причитаться: {pieces}.',
    es: 'Piezas que pueden deberse: {pieces}.',
  },
  'No pieces can be due.': {
    fr: 'Aucune pièce ne peut être due.',
    ru: 'Ничего не может причитаться.',
    es: 'No puede deberse ninguna pieza.',
  },
  '{card} was carried out in this round.': {
    fr: '{card} a été exécutée à cette manche.',
    ru: '{card} выполнена в этом раунде.',
    es: '{card} se ejecutó en esta ronda.',
  },
  'Nobody carried out {card} in this round.': {
    fr: '{card} n’a été exécutée par personne à cette manche.',
    ru: '{card} в этом раунде никто не выполнял.',
    es: 'Nadie ejecutó {card} en esta ronda.',
  },
  'Does not follow from the buildings.': {
    fr: 'Ne découle pas des bâtiments.',
    ru: 'Не следует из построек.',
    es: 'No se desprende de los edificios.',
  },
  'There are {number} in all, not {expected}.': {
    fr: 'Il y en a {number} en tout, pas {expected}.',
    ru: 'Всего их {number}, а не {expected}.',
    es: 'Hay {number} en total, no {expected}.',
  },
  'A seat that was given up owns no pieces.': {
    fr: 'Une place abandonnée ne possède aucune pièce.',
    ru: 'У оставленного места ничего нет.',
    es: 'Un asiento abandonado no posee piezas.',
  },
  'Can never lie there.': {
    fr: 'Ne s’y trouve jamais.',
    ru: 'Никогда там не лежит.',
    es: 'Nunca está ahí.',
  },
  'Must name every seat once, as soon as the match is set up.': {
    fr: 'Nomme chaque place une fois, dès que la partie est préparée.',
    ru: 'Называет каждое место один раз, как только партия подготовлена.',
    es: 'Nombra cada asiento una vez, en cuanto la partida está preparada.',
  },
  'Must name every remaining seat once, from the first round on.': {
    fr: 'Nomme une fois chaque place encore en jeu, dès la première manche.',
    ru: 'С первого раунда называет каждое играющее место один раз.',
    es: 'Nombra una vez cada asiento que sigue jugando, desde la primera ronda.',
  },
  'Must be the end of this round’s order.': {
    fr: 'N’est pas la fin de l’ordre de cette manche.',
    ru: 'Это не конец порядка этого раунда.',
    es: 'No es el final del orden de esta ronda.',
  },
}
