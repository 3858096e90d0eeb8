import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { fr as phrases } from '../../locales/fr.ts'
import { cardsInWords } from '../cards-in-words.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'

const { amounts, cards, points } = phrases
const { pesos, rubble } = amounts
const cardsOf = plural('fr', { one: 'carte', other: 'cartes' })
const houses = plural('fr', { one: 'bâtiment', other: 'bâtiments' })
const rounds = plural('fr', { one: 'manche', other: 'manches' })
const bricks = plural('fr', { one: 'brique', other: 'briques' })

export const fr = (): Chapters => ({
  aim: {
    title: 'De quoi il s’agit',
    blocks: [
      text(
        'Vous restaurez la vieille ville de La Havane. Vos cartes d’action vous apportent des briques, des pesos et des ouvriers ; avec eux vous construisez des bâtiments, et chacun vaut des points de victoire (PV).',
      ),
      text('Qui atteint le but en premier gagne aussitôt. Le but dépend du nombre de joueurs.'),
      table('Le but', ['Joueurs', 'Points de victoire'], facts.goals),
    ],
  },
  table: {
    title: 'Sur la table',
    blocks: [
      shown(
        'first-round',
        'Trois joueurs à leur première manche, tels que le serveur les dessine.',
        `Deux rangées de bâtiments, ${facts.rowLength} dans chacune au départ. On ne peut construire que ceux du bout d’une rangée, au cadre épais. Chacun montre ses points et son coût.`,
        'La carte de ressources : ce que les actions de cette manche peuvent prendre.',
        'Le sac, d’où l’on tire les briques sans regarder, avec le nombre de celles qui y restent.',
        'La pile des autres bâtiments, avec les points de sa première carte, que tous voient.',
        'Le but.',
        `Les ${cardsOf(facts.cardsOnTable)} visibles devant un joueur.`,
        'Le nombre de cartes en main.',
        'Le nombre de cartes défaussées.',
      ),
      list(
        `Le sac contient les briques : ${facts.bricksOfEachColour} de chaque couleur, blanche, jaune, verte et rouge. Il contient aussi les gravats, ${facts.rubblePieces} dans tout le jeu. Un gravat compte comme une brique, mais pas comme une brique de couleur.`,
        `La réserve contient les pesos et les ouvriers qui ne sont à personne. Il y a ${facts.coins} pesos et ${facts.workers} ouvriers en tout.`,
        `Chacun débute avec les mêmes ${facts.set} cartes d’action en main, ${pesos(facts.purse.pesos)} et ${rubble(facts.purse.rubble)}.`,
        `Quand le jeu débute, au moins un bout de rangée ne vaut pas plus de ${points(facts.cheapEnd)}, pour que l’on puisse bientôt construire.`,
      ),
      house(
        `Les cartes de bâtiment sont de nous : aucune liste des cartes imprimées n’a été trouvée. Leurs points, de ${facts.leastPoints} à ${facts.mostPoints}, et leurs coûts sont donc inventés.`,
      ),
    ],
  },
  opening: {
    title: 'Les premières cartes',
    blocks: [
      text(
        `Avant la première manche, chacun choisit ${cardsOf(facts.cardsOnTable)} et les pose face cachée. Quand tous ont choisi, on retourne toutes les cartes ensemble.`,
      ),
    ],
  },
  round: {
    title: 'Une manche',
    blocks: [
      steps(
        'L’ordre : vos cartes visibles disent qui commence.',
        'Les tours : l’un après l’autre, vous exécutez vos deux cartes, puis vous construisez.',
        'Les ressources : de nouveaux pesos et briques arrivent sur la carte de ressources.',
        'Le remplacement : chacun échange l’une de ses deux cartes.',
      ),
      text('Puis vient la manche suivante, jusqu’à ce que quelqu’un ait gagné.'),
    ],
  },
  initiative: {
    title: 'Qui commence',
    blocks: [
      text(
        'Lisez les numéros de vos deux cartes comme un seul nombre, le plus petit d’abord : c’est votre initiative. La plus basse commence.',
      ),
      table('Les joueurs de l’image, dans leur ordre', ['Joueur', 'Cartes', 'Initiative'], facts.initiatives),
      text(
        'À égalité, commence qui a le moins de points de victoire ; puis le moins de briques de couleur, de pesos, d’ouvriers, de gravats. Si tout est égal, un ordre tiré au départ et connu de tous décide.',
      ),
      text('On compte ce que chacun possède au début de la manche. L’ordre vaut ensuite pour toute la manche.'),
    ],
  },
  actions: {
    title: 'Vos cartes',
    blocks: [
      text(
        'À votre tour, exécutez d’abord vos deux cartes, dans l’ordre que vous voulez. Faites tout ce que dit une carte, autant que possible.',
      ),
      text(`Seules ${cards.ruina} et ${cards.reciclaje} sont facultatives.`),
      table('Les cartes d’action', ['Numéro', 'Carte', 'Effet'], cardsInWords('fr')),
      list(
        'Un voleur ne vole que quelqu’un qui doit encore jouer dans cette manche : le dernier ne peut donc voler personne. Vous choisissez la victime, et vous devez voler si vous le pouvez.',
        `Personne n’est volé tant que ${cards.guardaespaldas} est visible devant lui.`,
        'Ce que possède la victime est compté au moment du vol.',
        `Avec ${cards.contrabando}, vous décidez avant de regarder dans le sac si vous tirez ou si vous choisissez.`,
        'S’il y a moins que ce que donne une carte, vous prenez ce qu’il y a.',
      ),
    ],
  },
  building: {
    title: 'Construire',
    blocks: [
      text(
        'Après vos deux actions, vous pouvez construire autant de bâtiments que vous pouvez en payer, un par un, à n’importe quel bout des deux rangées. Le bâtiment suivant se trouve alors au bout, et vous pouvez le construire pendant le même tour.',
      ),
      list(
        'Payez le coût que montre la carte. Les briques et les gravats quittent le jeu pour de bon ; les pesos et les ouvriers retournent dans la réserve.',
        `Un bâtiment marqué du signe de l’architecte ne peut être construit que si ${cards.arquitecto} est visible devant vous. La carte reste.`,
        'Les points du bâtiment sont aussitôt à vous.',
        `Quand il ne reste que ${houses(facts.shortRow)} dans une rangée, ${facts.refill} nouveaux viennent de la pile se placer entre eux. Les deux anciens restent aux bouts.`,
      ),
    ],
  },
  payment: {
    title: `${facts.rate} pour un`,
    blocks: [
      text(
        `Quand vous payez un bâtiment, ${rubble(facts.rate)} peuvent tenir lieu d’une brique de n’importe quelle couleur, et ${pesos(facts.rate)} d’un ouvrier : aussi souvent que vous voulez, mais jamais dans l’autre sens.`,
      ),
      text(
        'Ce n’est pas un échange : vous ne recevez jamais la brique ni l’ouvrier. L’architecte ne peut pas être remplacé.',
      ),
    ],
  },
  supply: {
    title: 'Les nouvelles ressources',
    blocks: [
      text(
        `Quand tous ont joué, ${pesos(facts.supply.pesos)} et ${bricks(facts.supply.bricks)} tirées du sac s’ajoutent à la carte de ressources, quoi qu’il y reste. C’est aussi ce qu’elle reçoit au départ.`,
      ),
    ],
  },
  replacement: {
    title: 'Une nouvelle carte',
    blocks: [
      text(
        'Dans l’ordre de cette manche, chacun pose une carte de sa main face cachée, et met l’une de ses deux cartes visibles sur sa défausse. Tous voient donc ce que vous gardez, mais pas ce que vous ajoutez.',
      ),
      text('Puis on retourne toutes les nouvelles cartes ensemble, et la manche suivante débute avec elles.'),
      text(
        `Quand il ne vous reste que ${cardsOf(facts.handToPickUpAt)} en main, vous reprenez toute votre défausse. Comme chacun joue une carte par manche, cela arrive à tous en même temps : après ${rounds(facts.roundsOfAHand)}, et ainsi de suite.`,
      ),
    ],
  },
  end: {
    title: 'La fin',
    blocks: [
      text('La partie s’arrête au milieu d’un tour, dès que quelqu’un atteint le but : il a gagné.'),
      list(
        'Elle s’arrête aussi quand il ne reste aucun bâtiment, ou quand toutes les briques et tous les gravats sont utilisés. Le plus de points gagne alors.',
        `Et quand ${rounds(facts.stallRounds)} de suite ont débuté avec un sac vide sans que personne ne construise. Là aussi, le plus de points gagne.`,
        'Ceux qui ont autant de points partagent la victoire.',
      ),
      text(
        'Seuls comptent les points de vos bâtiments. Qui abandonne vient après tous ceux qui sont restés ; s’il n’en reste qu’un, il gagne.',
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text(
        `Le nombre de joueurs, de ${facts.seats.min} à ${facts.seats.max}, change le but et rien d’autre. Quand on ouvre une partie, on peut choisir :`,
      ),
      list(
        `${facts.otherBuildings.join(', ')} cartes de bâtiment au lieu de ${facts.buildings} : les règles de différentes langues ne les comptent pas de la même façon.`,
        `Des pesos qui ne manquent jamais, au lieu de ${facts.coins}.`,
        `Pas de fin parce que personne ne construit pendant ${rounds(facts.stallRounds)}.`,
      ),
    ],
  },
})
