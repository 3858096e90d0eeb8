import type { Schemas } from '../api/schemas.ts'
import type { Language } from '../words/languages.ts'

interface OptionsOfGames {
  readonly 'le-havre': Schemas['LeHavreOptions']
  readonly havana: Schemas['HavanaOptions']
  readonly hamlet: Schemas['HamletOptions']
}

/** The name of an option, a reason to change it, and the names of its values if it has any. */
interface SaidOption {
  readonly label: string
  readonly hint: string
  readonly values?: Readonly<Record<string, string>>
}

type Named<Value> = boolean extends Value
  ? object
  : number extends Value
    ? object
    : { readonly values: Readonly<Record<`${Extract<Value, string | number>}`, string>> }

/** The type requires a text for every option and value in the API's document; a missing one is a compile error. */
type OptionWords = {
  readonly [Game in keyof OptionsOfGames]: {
    readonly [Option in keyof OptionsOfGames[Game]]: Readonly<
      Record<Language, Omit<SaidOption, 'values'> & Named<OptionsOfGames[Game][Option]>>
    >
  }
}

/** The words for an option; undefined for a game that this client does not know, whose schema must suffice. */
export function optionSaid(game: string, option: string, language: Language): SaidOption | undefined {
  const said: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, SaidOption>>>>>> = optionWords
  return said[game]?.[option]?.[language]
}

const optionWords: OptionWords = {
  'le-havre': {
    length: {
      en: {
        label: 'Length',
        hint: 'The short game has fewer rounds and no special buildings.',
        values: { full: 'the full game', short: 'the short game' },
      },
      fr: {
        label: 'Durée',
        hint: 'La version raccourcie a moins de manches, et pas de bâtiments spéciaux.',
        values: { full: 'version complète', short: 'version raccourcie' },
      },
      ru: {
        label: 'Длина',
        hint: 'В сокращённом варианте меньше раундов и нет особых зданий.',
        values: { full: 'полный вариант', short: 'сокращённый вариант' },
      },
      es: {
        label: 'Duración',
        hint: 'La versión abreviada tiene menos rondas y no tiene edificios especiales.',
        values: { full: 'versión completa', short: 'versión abreviada' },
      },
    },
    specials: {
      en: {
        label: 'Special buildings',
        hint: 'Which special buildings can turn up. The short game has none.',
        values: {
          base: 'of the box',
          'base+promos': 'with the promotional cards',
          'base+promos+grand-hameau': 'with the promotional cards and Le Grand Hameau',
        },
      },
      fr: {
        label: 'Bâtiments spéciaux',
        hint: 'Ceux qui peuvent apparaître. La version raccourcie n’en a pas.',
        values: {
          base: 'ceux de la boîte',
          'base+promos': 'avec les cartes promotionnelles',
          'base+promos+grand-hameau': 'avec les cartes promotionnelles et Le Grand Hameau',
        },
      },
      ru: {
        label: 'Особые здания',
        hint: 'Какие из них могут появиться. В сокращённом варианте их нет.',
        values: {
          base: 'из коробки',
          'base+promos': 'вместе с промокартами',
          'base+promos+grand-hameau': 'вместе с промокартами и «Гранд-Амо»',
        },
      },
      es: {
        label: 'Edificios especiales',
        hint: 'Los que pueden aparecer. La versión abreviada no tiene.',
        values: {
          base: 'los de la caja',
          'base+promos': 'con las cartas promocionales',
          'base+promos+grand-hameau': 'con las cartas promocionales y Le Grand Hameau',
        },
      },
    },
    thirtySixth: {
      en: {
        label: 'The 36th special building (editions differ)',
        hint: 'Choose the one that is in your box.',
        values: { 'workers-cottages': 'Workers’ Cottages', 'football-stadium': 'Football Stadium' },
      },
      fr: {
        label: 'Le 36ᵉ bâtiment spécial (selon l’édition)',
        hint: 'Choisissez celui de votre boîte.',
        values: { 'workers-cottages': 'maisons ouvrières', 'football-stadium': 'stade de football' },
      },
      ru: {
        label: '36-е особое здание (в изданиях разное)',
        hint: 'Выберите то, что есть в вашей коробке.',
        values: { 'workers-cottages': 'дома рабочих', 'football-stadium': 'футбольный стадион' },
      },
      es: {
        label: 'El 36.º edificio especial (según la edición)',
        hint: 'Elija el que viene en su caja.',
        values: { 'workers-cottages': 'casas de obreros', 'football-stadium': 'estadio de fútbol' },
      },
    },
    twoFrancInterest: {
      en: {
        label: 'Interest is 2 francs for a player with at least as many loans as there are players',
        hint: 'A variant that makes borrowing dearer. Usually interest is 1 franc. Never alone.',
      },
      fr: {
        label: 'L’intérêt est de 2 francs pour qui a au moins autant d’emprunts qu’il y a de joueurs',
        hint: 'Une variante qui rend les emprunts plus chers. D’habitude, l’intérêt est de 1 franc. Jamais en solitaire.',
      },
      ru: {
        label: 'Проценты — 2 франка, если займов у игрока не меньше, чем игроков',
        hint: 'Вариант, в котором займы дороже. Обычно проценты — 1 франк. В одиночку не действует.',
      },
      es: {
        label: 'El interés es de 2 francos para quien tiene al menos tantos préstamos como jugadores hay',
        hint: 'Una variante que encarece los préstamos. Lo habitual es 1 franco de interés. Nunca en solitario.',
      },
    },
    reshuffleBlackMarket: {
      en: {
        label: 'Deal the piles again if the Black Market lies on top',
        hint: 'Otherwise it can be had from the first round on.',
      },
      fr: {
        label: 'Redistribuer les piles si le marché noir est sur le dessus',
        hint: 'Sinon, on peut l’avoir dès la première manche.',
      },
      ru: {
        label: 'Разложить стопки заново, если сверху лежит чёрный рынок',
        hint: 'Иначе он доступен с первого раунда.',
      },
      es: {
        label: 'Repartir de nuevo las pilas si el mercado negro queda encima',
        hint: 'Si no, está al alcance desde la primera ronda.',
      },
    },
    soloMarketplaceLimit: {
      en: {
        label: 'Alone: four goods at most in the Marketplace',
        hint: 'A harder game for one player. It changes nothing for more players.',
      },
      fr: {
        label: 'En solitaire : quatre marchandises au plus au marché',
        hint: 'Une partie plus difficile à un joueur. À plusieurs, cela ne change rien.',
      },
      ru: {
        label: 'В одиночку: на рынке не больше четырёх товаров',
        hint: 'Так одному труднее. Для нескольких игроков ничего не меняется.',
      },
      es: {
        label: 'En solitario: cuatro mercancías como máximo en el mercado',
        hint: 'Una partida más difícil para una sola persona. Con más, no cambia nada.',
      },
    },
  },
  havana: {
    buildings: {
      en: {
        label: 'Building cards',
        hint: 'The rulebooks differ.',
        values: { 34: '34, as in the Russian rulebook', 36: '36, as in the English one' },
      },
      fr: {
        label: 'Cartes bâtiment',
        hint: 'Les règles diffèrent.',
        values: { 34: '34, comme dans la règle russe', 36: '36, comme dans l’anglaise' },
      },
      ru: {
        label: 'Карты построек',
        hint: 'Правила расходятся.',
        values: { 34: '34, как в русских правилах', 36: '36, как в английских' },
      },
      es: {
        label: 'Cartas de edificio',
        hint: 'Las reglas difieren.',
        values: { 34: '34, como en las reglas rusas', 36: '36, como en las inglesas' },
      },
    },
    coins: {
      en: {
        label: 'Pesos',
        hint: 'With sixty, somebody may get less than a card gives.',
        values: { limited: 'the sixty of the box', unlimited: 'they never run out' },
      },
      fr: {
        label: 'Pesos',
        hint: 'Avec soixante, on reçoit parfois moins que ce que donne une carte.',
        values: { limited: 'les soixante de la boîte', unlimited: 'ils ne s’épuisent jamais' },
      },
      ru: {
        label: 'Песо',
        hint: 'Если их шестьдесят, кому-то может достаться меньше, чем даёт карта.',
        values: { limited: 'шестьдесят, что в коробке', unlimited: 'не кончаются' },
      },
      es: {
        label: 'Pesos',
        hint: 'Con sesenta, a veces se recibe menos de lo que da una carta.',
        values: { limited: 'los sesenta de la caja', unlimited: 'no se acaban nunca' },
      },
    },
    stallLimit: {
      en: {
        label: 'End the match after 18 rounds with an empty bag and nothing built',
        hint: 'So that a match in which nobody can build any more comes to an end.',
      },
      fr: {
        label: 'Finir la partie après 18 manches avec un sac vide et sans construction',
        hint: 'Pour qu’une partie où personne ne peut plus construire ait une fin.',
      },
      ru: {
        label: 'Закончить партию после 18 раундов с пустым мешочком и без построек',
        hint: 'Чтобы партия, в которой никто больше не может строить, всё же закончилась.',
      },
      es: {
        label: 'Acabar la partida tras 18 rondas con la bolsa vacía y sin construir',
        hint: 'Para que acabe una partida en la que ya nadie puede construir.',
      },
    },
  },
  hamlet: {
    layout: {
      en: {
        label: 'The first tiles',
        hint: 'As in a first game is easier to learn by; drawn is different every time.',
        values: { 'first-game': 'as in a first game', drawn: 'drawn' },
      },
      fr: {
        label: 'Les premières tuiles',
        hint: 'Comme pour une première partie, on apprend mieux ; au sort, c’est chaque fois autre chose.',
        values: { 'first-game': 'comme pour une première partie', drawn: 'tirées au sort' },
      },
      ru: {
        label: 'Первые участки',
        hint: 'Как в первой партии — легче учиться; по жребию — каждый раз иначе.',
        values: { 'first-game': 'как в первой партии', drawn: 'по жребию' },
      },
      es: {
        label: 'Las primeras losetas',
        hint: 'Como en la primera partida se aprende mejor; por sorteo es distinto cada vez.',
        values: { 'first-game': 'como en una primera partida', drawn: 'por sorteo' },
      },
    },
    parallelRoads: {
      en: {
        label: 'Two tiles may be joined by roads of several players',
        hint: 'Usually one road joins two tiles, whoever built it.',
      },
      fr: {
        label: 'Deux tuiles peuvent être reliées par les routes de plusieurs joueurs',
        hint: 'D’habitude, une seule route relie deux tuiles, quel qu’en soit le propriétaire.',
      },
      ru: {
        label: 'Два участка могут соединять дороги нескольких игроков',
        hint: 'Обычно два участка соединяет одна дорога, чья бы она ни была.',
      },
      es: {
        label: 'Varias personas pueden unir las mismas dos losetas con sus caminos',
        hint: 'Lo habitual es un solo camino entre dos losetas, sea de quien sea.',
      },
    },
    churchBreaksLongestRoad: {
      en: {
        label: 'The longest road must not pass the church',
        hint: 'The church itself never counts for it; this forbids to pass it, too.',
      },
      fr: {
        label: 'La plus longue route ne passe pas par l’église',
        hint: 'L’église elle-même ne compte jamais ; ceci interdit aussi d’y passer.',
      },
      ru: {
        label: 'Самая длинная дорога не проходит через церковь',
        hint: 'Сама церковь никогда не считается; здесь через неё нельзя и пройти.',
      },
      es: {
        label: 'El camino más largo no pasa por la iglesia',
        hint: 'La iglesia misma nunca cuenta; con esto tampoco se puede pasar por ella.',
      },
    },
    roundLimit: {
      en: {
        label: 'The last round, with or without a church',
        hint: 'A match usually ends long before, when the church is finished.',
      },
      fr: {
        label: 'La dernière manche, avec ou sans église',
        hint: 'D’habitude, la partie finit bien avant, quand l’église est achevée.',
      },
      ru: {
        label: 'Последний раунд, с церковью или без неё',
        hint: 'Обычно партия кончается намного раньше, когда достроена церковь.',
      },
      es: {
        label: 'La última ronda, con iglesia o sin ella',
        hint: 'Lo normal es que acabe mucho antes, al terminar la iglesia.',
      },
    },
  },
}
