import type { Translations } from '../../kit/every-language.ts'

/** The sentences about impossible positions of Hamlet in the other languages. */
export const problemSentences: Translations = {
  'No version of the game has this printed.': {
    fr: 'Aucune version du jeu ne l’imprime ainsi.',
    ru: 'Ни в одном издании это не напечатано так.',
    es: 'Ninguna versión del juego lo imprime así.',
  },
  'Must be listed exactly if it was built.': {
    fr: 'Est listé si et seulement s’il a été construit.',
    ru: 'Есть в списке тогда и только тогда, когда построено.',
    es: 'Figura en la lista si y solo si se construyó.',
  },
  'Nobody can have got there: no road connects it to the church.': {
    fr: 'Personne n’a pu y venir : aucune route ne le relie à l’église.',
    ru: 'Туда никто не мог прийти: дороги от церкви туда нет.',
    es: 'Nadie puede haber llegado: ningún camino lo une a la iglesia.',
  },
  'Must be empty before the first turn.': {
    fr: 'Rien de cela avant le premier tour.',
    ru: 'До первого хода ничего этого нет.',
    es: 'Nada de esto antes del primer turno.',
  },
  'No village reaches this far.': {
    fr: 'Aucun village ne va aussi loin.',
    ru: 'Так далеко ни одна деревня не простирается.',
    es: 'Ninguna aldea llega tan lejos.',
  },
  '{tile} overlaps another building.': {
    fr: '{tile} recouvre un autre bâtiment.',
    ru: '{tile} накладывается на другое здание.',
    es: '{tile} se superpone a otro edificio.',
  },
  'A road may only meet a road: {one} and {other} do not fit.': {
    fr: 'Une route ne rejoint qu’une route : {one} et {other} ne s’accordent pas.',
    ru: 'Дорога стыкуется только с дорогой: {one} и {other} не подходят.',
    es: 'Un camino solo se une a un camino: {one} y {other} no encajan.',
  },
  '{tile} was not built next to a building of the village.': {
    fr: '{tile} n’a été construit à côté d’aucun bâtiment du village.',
    ru: '{tile} не примыкает ни к одному зданию деревни.',
    es: '{tile} no se construyó junto a ningún edificio de la aldea.',
  },
  '{tile} must meet the church by a road.': {
    fr: '{tile} touche l’église par une route.',
    ru: '{tile} стыкуется с церковью дорогой.',
    es: '{tile} se une a la iglesia por un camino.',
  },
  'The church must lie at the origin, as printed.': {
    fr: 'L’église se trouve à l’origine, telle qu’imprimée.',
    ru: 'Церковь лежит в начале координат, как напечатана.',
    es: 'La iglesia está en el origen, tal como está impresa.',
  },
  'Must have the smallest number of turns among those that look the same.': {
    fr: 'Moins tourné, il a le même aspect.',
    ru: 'При меньшем повороте выглядит так же.',
    es: 'Con menos giro se ve igual.',
  },
  'Has only {number} slots.': {
    fr: 'A {number} emplacements.',
    ru: 'Ячеек здесь: {number}.',
    es: 'Tiene {number} espacios para mercancías.',
  },
  'Only {goods} can lie there.': {
    fr: 'Seuls {goods} peuvent s’y trouver.',
    ru: 'Там могут лежать только {goods}.',
    es: 'Ahí solo pueden estar {goods}.',
  },
  'Must be in the order of the seats.': {
    fr: 'S’écrit dans l’ordre des places.',
    ru: 'Записывается в порядке мест.',
    es: 'Se escribe en el orden de los asientos.',
  },
  'Seat {seat} has only {number} tokens of {good}.': {
    fr: 'La place {seat} a {number} jetons de {good}.',
    ru: 'У места {seat} фишек {good}: {number}.',
    es: 'El asiento {seat} tiene {number} fichas de {good}.',
  },
  'A landmark must carry a flag exactly if it was built.': {
    fr: 'Un site remarquable porte un drapeau si et seulement s’il a été construit.',
    ru: 'На достопримечательности стоит флаг тогда и только тогда, когда она построена.',
    es: 'Un lugar destacado lleva bandera si y solo si se construyó.',
  },
  'Must be taken exactly if a refinery of {good} was built.': {
    fr: 'Est pris si et seulement si un bâtiment qui produit {good} a été construit.',
    ru: 'Взято тогда и только тогда, когда построено производство {good}.',
    es: 'Está tomado si y solo si se construyó un edificio que produce {good}.',
  },
  'Must belong to the player who built the first road.': {
    fr: 'Est pris par qui a construit la première route.',
    ru: 'Достаётся тому, кто построил первую дорогу.',
    es: 'Lo toma quien construyó el primer camino.',
  },
  'This side of the church has no such slot.': {
    fr: 'Ce côté de l’église n’a pas cet emplacement.',
    ru: 'На этой стороне церкви нет такой ячейки.',
    es: 'Este lado de la iglesia no tiene ese espacio.',
  },
  'The match ends after round {round}.': {
    fr: 'La partie se termine après la manche {round}.',
    ru: 'Партия кончается после раунда {round}.',
    es: 'La partida termina tras la ronda {round}.',
  },
  'The ring must be laid out before the first turn.': {
    fr: 'L’anneau est posé avant le premier tour.',
    ru: 'Кольцо выкладывают до первого хода.',
    es: 'El anillo se coloca antes del primer turno.',
  },
  'Nobody can have done anything before the first turn.': {
    fr: 'Personne n’a rien fait avant le premier tour.',
    ru: 'До первого хода никто ничего не сделал.',
    es: 'Nadie ha hecho nada antes del primer turno.',
  },
  'The ring must be laid out first.': {
    fr: 'L’anneau est posé d’abord.',
    ru: 'Сначала выкладывают кольцо.',
    es: 'Primero se coloca el anillo.',
  },
  'Everything that is due must be drawn before a match ends.': {
    fr: 'Ce qui est dû est tiré avant la fin de la partie.',
    ru: 'До конца партии вытягивается всё, что причитается.',
    es: 'Lo que toca se roba antes de que termine la partida.',
  },
  'Does not follow from what the seats scored and own.': {
    fr: 'Ne découle pas de ce que les places ont marqué et possèdent.',
    ru: 'Не следует из очков и имущества мест.',
    es: 'No se desprende de lo que los asientos puntuaron y poseen.',
  },
  'Nobody can have got there to build it.': {
    fr: 'Personne n’a pu venir là pour la construire.',
    ru: 'Никто не мог прийти туда, чтобы её построить.',
    es: 'Nadie puede haber llegado allí para construirlo.',
  },
  'A printed road joins the two already.': {
    fr: 'Une route imprimée relie déjà les deux.',
    ru: 'Их уже соединяет напечатанная дорога.',
    es: 'Un camino impreso ya une los dos.',
  },
  'Another road joins the two already.': {
    fr: 'Une autre route relie déjà les deux.',
    ru: 'Их уже соединяет другая дорога.',
    es: 'Otro camino ya une los dos.',
  },
  'Seat {seat} has only {number} road tokens.': {
    fr: 'La place {seat} a {number} jetons de route.',
    ru: 'У места {seat} фишек дорог: {number}.',
    es: 'El asiento {seat} tiene {number} fichas de camino.',
  },
  '{tile} does not lie at segment {segment} of {other}.': {
    fr: '{tile} ne se trouve pas au segment {segment} de {other}.',
    ru: '{tile} не лежит у сегмента {segment} участка {other}.',
    es: '{tile} no está en el segmento {segment} de {other}.',
  },
  'No road crosses a cliff.': {
    fr: 'Aucune route ne traverse une falaise.',
    ru: 'Через утёс дорога не проходит.',
    es: 'Ningún camino cruza un acantilado.',
  },
  '{id} is not a token of this match.': {
    fr: '{id} n’est pas un jeton de cette partie.',
    ru: '{id} — не жетон этой партии.',
    es: '{id} no es una ficha de esta partida.',
  },
  'The market has only {number} spaces.': {
    fr: 'Le marché a {number} cases.',
    ru: 'На рынке мест: {number}.',
    es: 'El mercado tiene {number} espacios.',
  },
  'Lower levels must come first.': {
    fr: 'Les niveaux inférieurs viennent d’abord.',
    ru: 'Сначала идут нижние уровни.',
    es: 'Los niveles inferiores van primero.',
  },
  'Only {number} tokens of level {level} have not been seen yet.': {
    fr: 'Du niveau {level}, seuls {number} n’ont pas encore été vus.',
    ru: 'С уровня {level} ещё не видели только {number}.',
    es: 'Del nivel {level} solo {number} no se han visto aún.',
  },
  'A token of a level above {level} lies face up.': {
    fr: 'Un jeton d’un niveau supérieur à {level} est visible.',
    ru: 'Открыто лежит жетон уровня выше {level}.',
    es: 'Hay a la vista una ficha de nivel superior a {level}.',
  },
  'The deliveries brought {points} points.': {
    fr: 'Les livraisons ont rapporté {points}.',
    ru: 'Поставки принесли {points}.',
    es: 'Las entregas dieron {points}.',
  },
  'The sale tokens brought {points} points.': {
    fr: 'Les jetons de vente ont rapporté {points}.',
    ru: 'Жетоны продаж принесли {points}.',
    es: 'Las fichas de venta dieron {points}.',
  },
  'The landmarks alone brought {points} points.': {
    fr: 'Les sites remarquables seuls ont rapporté {points}.',
    ru: 'Одни достопримечательности принесли {points}.',
    es: 'Solo los lugares destacados dieron {points}.',
  },
  'The buildings brought {points} points in all, not {expected}.': {
    fr: 'Les bâtiments ont rapporté {points} points en tout, pas {expected}.',
    ru: 'Здания принесли всего {points}, а не {expected}.',
    es: 'Los edificios dieron {points} puntos en total, no {expected}.',
  },
  'The last remaining seat cannot be given up.': {
    fr: 'La dernière place qui reste n’est pas abandonnée.',
    ru: 'Последнее оставшееся место не оставляют.',
    es: 'El último asiento que queda no se abandona.',
  },
  'A seat that was given up has none.': {
    fr: 'Une place abandonnée n’en a pas.',
    ru: 'У оставленного места этого нет.',
    es: 'Un asiento abandonado no tiene.',
  },
  '{id} is not a blueprint.': {
    fr: '{id} n’est pas un plan.',
    ru: '{id} — не чертёж.',
    es: '{id} no es un plano.',
  },
  'The church must come first.': {
    fr: 'L’église est posée en premier.',
    ru: 'Первой кладут церковь.',
    es: 'La iglesia se coloca primero.',
  },
  'The ring around the church must come before all other buildings.': {
    fr: 'L’anneau autour de l’église est posé avant tout le reste.',
    ru: 'Кольцо вокруг церкви кладут прежде всего остального.',
    es: 'El anillo alrededor de la iglesia se coloca antes que lo demás.',
  },
  'Must stay closed until a refinery of {good} is built, and no longer.': {
    fr: 'Reste fermée tant qu’aucun bâtiment qui produit {good} n’est construit, et pas plus.',
    ru: 'Закрыто ровно до тех пор, пока не построено производство {good}.',
    es: 'Está cerrada exactamente mientras no se construya un edificio que produzca {good}.',
  },
  'Must contain exactly its own tiles, in order.': {
    fr: 'Contient exactement ses propres tuiles, écrites dans l’ordre.',
    ru: 'Содержит ровно свои участки, записанные по порядку.',
    es: 'Contiene exactamente sus propias losetas, escritas en orden.',
  },
  'Has only {number} spaces.': {
    fr: 'A {number} cases.',
    ru: 'Мест здесь: {number}.',
    es: 'Tiene {number} espacios.',
  },
  'No coins are ever laid on the most expensive blueprint.': {
    fr: 'On ne pose pas de pièce sur le plan le plus cher.',
    ru: 'На самый дорогой чертёж монет не кладут.',
    es: 'No se pone moneda en el plano más caro.',
  },
  'Nobody may have more than {number}.': {
    fr: 'Personne n’en a plus de {number}.',
    ru: 'Ни у кого нет больше {number}.',
    es: 'Nadie tiene más de {number}.',
  },
  '{tile} does not belong to the village.': {
    fr: '{tile} n’appartient pas au village.',
    ru: '{tile} не относится к деревне.',
    es: '{tile} no pertenece a la aldea.',
  },
  'There must be 1 to {most}, not {number}.': {
    fr: 'Sont de 1 à {most}, pas {number}.',
    ru: 'Их от 1 до {most}, а не {number}.',
    es: 'Son de 1 a {most}, no {number}.',
  },
}
