import type { Translations } from '../../kit/every-language.ts'
import { ruleSentences } from './rule-sentences.ts'

/** The sentences about impossible positions of Le Havre in the other languages. */
export const problemSentences: Translations = {
  ...Object.fromEntries(Object.values(ruleSentences).map((said) => [said.en, said])),
  '{id} is not part of this match.': {
    fr: '{id} ne participe pas à cette partie.',
    ru: '{id} не участвует в этой партии.',
    es: '{id} no participa en esta partida.',
  },
  'There are {number} piles, not {expected}.': {
    fr: 'Il y a {number} piles, pas {expected}.',
    ru: 'Стопок {number}, а не {expected}.',
    es: 'Hay {number} pilas, no {expected}.',
  },
  '{id} is never in a pile.': {
    fr: '{id} n’est jamais dans une pile.',
    ru: '{id} никогда не лежит в стопке.',
    es: '{id} nunca está en una pila.',
  },
  '{id} never waits for a pile.': {
    fr: '{id} n’attend pas.',
    ru: '{id} не ожидает.',
    es: '{id} no espera.',
  },
  'Names a wharf twice.': {
    fr: 'Nomme un chantier naval deux fois.',
    ru: 'Называет верфь дважды.',
    es: 'Nombra un muelle dos veces.',
  },
  '{id} is not a wharf in play.': {
    fr: '{id} n’est pas un chantier naval construit.',
    ru: '{id} — не построенная верфь.',
    es: '{id} no es un muelle construido.',
  },
  '{id} is not in play.': {
    fr: '{id} n’est pas construit.',
    ru: '{id} не построено.',
    es: '{id} no está construido.',
  },
  'Nobody can enter {id}.': {
    fr: 'Personne ne peut entrer dans {id}.',
    ru: 'В {id} нельзя войти.',
    es: 'Nadie puede entrar en {id}.',
  },
  'There is another disc in {id}.': {
    fr: 'Il y a un autre disque dans {id}.',
    ru: 'В {id} стоит другой диск.',
    es: 'Hay otro disco en {id}.',
  },
  'Names a good twice.': {
    fr: 'Nomme une marchandise deux fois.',
    ru: 'Называет товар дважды.',
    es: 'Nombra una mercancía dos veces.',
  },
  'There is no pawnbroker yet.': {
    fr: 'Il n’y a pas encore de mont-de-piété.',
    ru: 'Ломбарда ещё нет.',
    es: 'Todavía no hay casa de empeños.',
  },
  'The match has only {number} turns.': {
    fr: 'Le jeu a {number} tours.',
    ru: 'В игре {number} ходов.',
    es: 'El juego tiene {number} turnos.',
  },
  'No turn is over before the piles are dealt.': {
    fr: 'Aucun tour n’est fini avant la distribution des piles.',
    ru: 'Ни один ход не закончен, пока не разложены стопки.',
    es: 'Ningún turno termina antes de repartir las pilas.',
  },
  'All turns are over.': {
    fr: 'Tous les tours sont finis.',
    ru: 'Все ходы закончены.',
    es: 'Todos los turnos han terminado.',
  },
  'The final phase comes after {number} turns.': {
    fr: 'La phase finale vient après {number} tours.',
    ru: 'Финальный этап наступает после {number} ходов.',
    es: 'La fase final viene tras {number} turnos.',
  },
  'It is the turn of seat {seat}.': {
    fr: 'C’est le tour de la place {seat}.',
    ru: 'Ход места {seat}.',
    es: 'Es el turno del asiento {seat}.',
  },
  'Must name the building during a construction or an eviction, and otherwise be null.': {
    fr: 'Nomme le bâtiment d’une construction ou d’une expulsion, et rien d’autre.',
    ru: 'Называет здание строительства или выселения, и ничего больше.',
    es: 'Nombra el edificio de una construcción o un desalojo, y nada más.',
  },
  '{id} was sold, so it must be in the town, on its space or with a player.': {
    fr: '{id} serait dans la ville, ou sur sa case.',
    ru: '{id} было бы в городе или на своём месте.',
    es: '{id} estaría en la ciudad, o en su espacio.',
  },
  'There is no supply in the final phase.': {
    fr: 'Il n’y a pas d’approvisionnement dans la phase finale.',
    ru: 'На финальном этапе нет поставки.',
    es: 'No hay suministro en la fase final.',
  },
  'Must be in the order of the seats.': {
    fr: 'N’est pas dans l’ordre des places.',
    ru: 'Не в порядке мест.',
    es: 'No está en el orden de los asientos.',
  },
  'No interest is due now.': {
    fr: 'Aucun intérêt n’est dû maintenant.',
    ru: 'Сейчас проценты не причитаются.',
    es: 'Ahora no se debe ningún interés.',
  },
  'Exists only in newer rules.': {
    fr: 'Relève de règles plus récentes.',
    ru: 'Относится к более новым правилам.',
    es: 'Es de reglas más nuevas.',
  },
  'Nothing is owed.': {
    fr: 'Rien n’est dû.',
    ru: 'Никто ничего не должен.',
    es: 'No se debe nada.',
  },
  'Names a seat twice.': {
    fr: 'Nomme une place deux fois.',
    ru: 'Называет место дважды.',
    es: 'Nombra un asiento dos veces.',
  },
  'Seat {seat} owes nothing.': {
    fr: 'La place {seat} ne doit rien.',
    ru: 'Место {seat} ничего не должно.',
    es: 'El asiento {seat} no debe nada.',
  },
  'Seat {seat} owes at most {food} food.': {
    fr: 'La place {seat} doit {food} nourritures au plus.',
    ru: 'Место {seat} должно не больше {food} еды.',
    es: 'El asiento {seat} debe {food} de comida como máximo.',
  },
  'At the end, loans must be repaid as far as the francs go.': {
    fr: 'À la fin, les emprunts sont remboursés tant que les francs suffisent.',
    ru: 'В конце займы погашаются, насколько хватает франков.',
    es: 'Al final los préstamos se pagan hasta donde alcancen los francos.',
  },
  'Does not follow from what the seats own.': {
    fr: 'Ne découle pas de ce que les places possèdent.',
    ru: 'Не следует из имущества мест.',
    es: 'No se desprende de lo que poseen los asientos.',
  },
  'There is no game for {number} players.': {
    fr: 'Il n’y a pas de jeu à {number}.',
    ru: 'Для {number} игры нет.',
    es: 'No hay juego para {number}.',
  },
  'Must be given since rules 2, and left out before.': {
    fr: 'Se dit depuis les règles 2, et alors toujours.',
    ru: 'Указывается начиная с правил 2, и тогда всегда.',
    es: 'Se indica desde las reglas 2, y entonces siempre.',
  },
  'A seat that was given up owns nothing.': {
    fr: 'Une place abandonnée ne possède rien.',
    ru: 'У оставленного места ничего нет.',
    es: 'Un asiento abandonado no posee nada.',
  },
  '{id} has not arrived.': {
    fr: '{id} n’est pas arrivé.',
    ru: '{id} ещё не прибыл.',
    es: '{id} no ha llegado.',
  },
  '{id} belongs on another space.': {
    fr: '{id} a une autre case.',
    ru: 'У {id} другое место.',
    es: '{id} tiene otro espacio.',
  },
  'Must be {expected}, not {number}: {revealed} were revealed.': {
    fr: 'Est {number}, pas {expected} : {revealed} ont été révélées.',
    ru: 'Это {number}, а не {expected}: открыто {revealed}.',
    es: 'Es {number}, no {expected}: se revelaron {revealed}.',
  },
  'Only {number} cards lie face down.': {
    fr: 'Seules {number} cartes sont face cachée.',
    ru: 'Лицом вниз лежат только {number}.',
    es: 'Solo {number} cartas están boca abajo.',
  },
  'Names a card twice.': {
    fr: 'Nomme une carte deux fois.',
    ru: 'Называет карту дважды.',
    es: 'Nombra una carta dos veces.',
  },
  '{id} is not on top.': {
    fr: '{id} n’est pas sur le dessus.',
    ru: '{id} не лежит сверху.',
    es: '{id} no está encima.',
  },
  'The top cards are in another order.': {
    fr: 'Les cartes du dessus ne sont pas dans cet ordre.',
    ru: 'Верхние карты лежат не так.',
    es: 'Las cartas de encima no están así.',
  },
  'There is no order that could be uncertain.': {
    fr: 'Il n’y a pas d’ordre dont on puisse douter.',
    ru: 'Нет порядка, в котором можно сомневаться.',
    es: 'No hay orden del que dudar.',
  },
  'This turn has not come yet.': {
    fr: 'N’est pas encore venu.',
    ru: 'Ещё не наступил.',
    es: 'Aún no ha llegado.',
  },
  'There is nothing to look at.': {
    fr: 'Il n’y a rien à regarder.',
    ru: 'Смотреть не на что.',
    es: 'No hay nada que mirar.',
  },
  'The cards on top were shown to this seat.': {
    fr: 'Les cartes du dessus ont été montrées à cette place.',
    ru: 'Верхние карты показаны этому месту.',
    es: 'Las cartas de encima se mostraron a este asiento.',
  },
  'Names a tile twice.': {
    fr: 'Nomme une tuile deux fois.',
    ru: 'Называет жетон дважды.',
    es: 'Nombra una loseta dos veces.',
  },
  '{number} tiles are face up, not {expected}.': {
    fr: '{number} tuiles sont face visible, pas {expected}.',
    ru: 'Лицом вверх жетонов {number}, а не {expected}.',
    es: '{number} losetas están boca arriba, no {expected}.',
  },
}
