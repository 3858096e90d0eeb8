import { plural } from '../../../kit/plural.ts'
import { house, list, shown, steps, table, text } from '../../../kit/rulebook.ts'
import { fr as phrases } from '../../locales/fr.ts'
import type { Chapters } from '../chapters.ts'
import { facts } from '../facts.ts'
import { deliveryRows, landmarkRows, recipeRows } from '../tables.ts'

const { names, scores } = phrases
const { amounts, coin, goods, milestones, point, tiles } = names
const { awards, hiring, limits, reward, roadCosts } = facts
const firstSources = facts.firstSources.map((id) => tiles[id]).join(', ')
const blueprints = plural('fr', { one: 'plan', other: 'plans' })

export const fr = (): Chapters => ({
  aim: {
    title: 'De quoi il s’agit',
    blocks: [
      text(
        'Ensemble vous bâtissez un village, et chacun veut avoir fait le plus pour lui. Vous posez des tuiles, vous fabriquez des marchandises et les amenez où il les faut, vous construisez des routes, et vous donnez ce que demande l’église.',
      ),
      text('Quand l’église est achevée, la partie s’arrête. Qui a alors le plus de points gagne.'),
    ],
  },
  table: {
    title: 'Sur la table',
    blocks: [
      shown(
        'young-village',
        'Trois joueurs après quelques manches, tels que le serveur les dessine.',
        'L’église, où tous débutent.',
        'Une source : ses emplacements contiennent du bois, de la pierre ou du blé.',
        'Le marché.',
        'La mairie.',
        'Un bâtiment de production, avec un emplacement pour ce qu’on y fabrique.',
        'Un site remarquable, avec le drapeau de qui l’a construit.',
        'Une route construite par un joueur : un chemin joint deux forêts, un pont deux montagnes.',
        'Une route imprimée sur les deux tuiles.',
        'Un villageois.',
        'Un âne.',
        'Ce que possède un joueur : points, pièces, villageois, ânes, plans, et routes restantes.',
        'Les plans qu’on peut prendre : ce qu’il en coûte de les prendre, de les construire, et leurs points.',
        'Les ventes au marché : ce qui est demandé, et ce qu’elles rapportent.',
        'Ce que demande l’église. Le signe d’un joueur se trouve sur ce qui est livré.',
      ),
      list(
        `Autour de l’église se trouvent le marché, la mairie et ces sources : ${firstSources}. Sur chacune il y a ${facts.startsWith} de ses marchandises.`,
        'Chacun débute avec un villageois et un âne à l’église, et quelques pièces.',
        'Toutes les tuiles que des routes joignent à l’église forment le village.',
      ),
      table(
        'Ce qui dépend du nombre de joueurs',
        ['Joueurs', 'Pièces, selon l’ordre', 'Marché : première / transformée', 'Livraisons', 'Ventes'],
        facts.playerRows,
      ),
    ],
  },
  turn: {
    title: 'Votre tour',
    blocks: [
      text('À votre tour, faites ceci dans n’importe quel ordre, et autant que vous voulez :'),
      list(
        'Chacun de vos villageois peut travailler une fois : il va sur n’importe quelle tuile du village, aussi loin soit-elle, ou reste ; là il fait une chose. Il utilise la tuile, ou construit une tuile à côté, ou construit une route depuis elle.',
        'Une fois dans le tour, vos ânes peuvent faire un pas : chacun vers une tuile voisine qu’une route joint, ou aucun.',
      ),
      text(
        'Les routes servent à tous, quel que soit leur constructeur, et personne ne gêne personne. Puis vient le tour du suivant.',
      ),
    ],
  },
  goods: {
    title: 'Les marchandises',
    blocks: [
      text(
        `Il y a trois matières premières : ${goods.wood}, ${goods.stone} et ${goods.wheat}. Elles ne sont à personne, et restent à leur source jusqu’à ce que quelqu’un les utilise.`,
      ),
      text(
        `On en fabrique des marchandises transformées. Elles restent où elles ont été faites, et chacun peut les utiliser. Chaque joueur a ${facts.tokensOfAGood} jetons de chacune ; un jeton revient à qui l’a fabriqué quand il est utilisé.`,
      ),
      table('Ce qui se fait de quoi', ['Marchandise transformée', 'Matière première'], recipeRows('fr')),
      text(
        `Qui utilise une marchandise transformée récompense qui l’a fabriquée, aux frais de la réserve : ${coin(reward.coins)} et ${point(reward.vp)}. Ce peut être vous-même.`,
      ),
    ],
  },
  transport: {
    title: 'Amener les marchandises',
    blocks: [
      text(
        'Les marchandises ne bougent pas d’elles-mêmes. Quand vous payez avec elles quelque part, vous les y amenez à ce moment, de tuile en tuile par les routes.',
      ),
      list(
        'D’une tuile voisine, elles viennent sans aucun âne.',
        'De plus loin, l’un de vos ânes doit se trouver sur chaque tuile qu’elles traversent. Là d’où elles viennent et là où elles vont, il n’en faut pas.',
        'Un âne porte autant de marchandises qu’on veut, à chaque action du tour. Les ânes des autres ne vous aident pas.',
      ),
    ],
  },
  buying: {
    title: 'Acheter des marchandises',
    blocks: [
      text(
        'Chaque fois qu’il vous faut des marchandises, vous pouvez aussi les acheter au marché, aux prix du tableau ci-dessus. Aucun villageois n’a besoin d’y être, mais il faut les en amener comme les autres. Elles ne récompensent personne.',
      ),
      text('Les pièces reçues pendant une action pour vos propres marchandises peuvent payer ce que vous y achetez.'),
      text('On ne peut rien acheter pour une vente au marché, et pour elle seule.'),
    ],
  },
  using: {
    title: 'Sources et production',
    blocks: [
      list(
        `Une source : remplissez tous ses emplacements libres de ses marchandises ; il en faut au moins un. Pour cela, ${firstSources} rapportent ${coin(facts.gathering)}, une grange ${point(facts.gatheringLater)}. Une grange accepte n’importe quelle matière première.`,
        'Un bâtiment de production : fabriquez une marchandise par emplacement libre, ou moins. Pour chacune, amenez une matière première, et mettez l’un de vos jetons dans l’emplacement.',
        'On n’utilise pas les sites remarquables : ils rapportent à la fin.',
      ),
    ],
  },
  'town-hall': {
    title: 'La mairie',
    blocks: [
      text('Ici vous prenez un plan, ou vous embauchez, ou d’abord l’un puis l’autre.'),
      list(
        `Les plans : il y en a ${facts.rowSpaces} dans une rangée. Le premier est gratuit. Pour en prendre un autre, posez une pièce sur chacun de ceux qui sont avant lui. Les pièces posées sur le vôtre sont à vous. Puis les autres avancent, et l’on en tire un nouveau du sac. Vous pouvez avoir ${blueprints(limits.blueprints)} au plus.`,
        `Les villageois : les suivants coûtent ${hiring.villagers.join(', ')} pièces, jusqu’à ${limits.villagers} en tout. Ils arrivent à l’église, et travaillent dès votre prochain tour.`,
        `Les ânes : ${coin(hiring.donkey)} chacun, jusqu’à ${limits.donkeys} en tout. Ils arrivent sur n’importe quelle tuile du village, et servent aussitôt.`,
      ),
    ],
  },
  market: {
    title: 'Les ventes',
    blocks: [
      text(
        `Au marché vous vendez : choisissez l’un des ${facts.saleSpaces} jetons de vente visibles, amenez les marchandises qu’il demande, et recevez ses points et ses pièces. Puis on retourne le jeton suivant.`,
      ),
    ],
  },
  church: {
    title: 'L’église',
    blocks: [
      text(
        'À l’église vous livrez : choisissez ce que personne n’a encore livré, amenez-le, et recevez-en les points. Chaque livraison construit une partie de l’église.',
      ),
      table(
        'Les points d’une livraison, selon le nombre de joueurs',
        ['Livraison', ...facts.sides],
        deliveryRows('fr'),
      ),
      text(
        `Ou vous demandez l’aumône, qui rapporte ${coin(facts.alms)}, mais seulement tant que tous les emplacements de celles-ci sont pleins : ${firstSources}.`,
      ),
    ],
  },
  building: {
    title: 'Construire une tuile',
    blocks: [
      steps(
        'Choisissez l’un de vos plans, et posez-le de sorte qu’un de ses côtés touche un côté de la tuile où se trouve votre villageois. Vous pouvez le tourner, mais pas le retourner.',
        'Amenez jusqu’à votre villageois ce que coûte la tuile.',
        'Vous recevez ses points. Si c’est un site remarquable, mettez-y votre drapeau.',
      ),
      list(
        'Partout où des tuiles se touchent, une route doit toucher une route. Forêts et montagnes peuvent se toucher entre elles.',
        'Il ne faut pas de route vers la nouvelle tuile. Mais sans route, elle ne fait pas encore partie du village.',
        'Le premier bâtiment de production d’une marchandise apporte de nouveaux plans dans le sac.',
      ),
    ],
  },
  roads: {
    title: 'Les routes',
    blocks: [
      text(
        `Deux tuiles qui se touchent sans être jointes peuvent l’être depuis l’une ou l’autre : deux forêts par un chemin, pour ${amounts.stone(roadCosts.path.stone)}, et deux montagnes par un pont, pour ${amounts.wood(roadCosts.bridge.wood)}. Une forêt et une montagne ne le peuvent pas. Chacun a ${limits.roads} routes.`,
      ),
    ],
  },
  quality: {
    title: 'Les jalons',
    blocks: [
      text(
        `Qui construit le premier bâtiment de production d’une marchandise prend son jalon, ${milestones.planks}, ${milestones.brick}, ${milestones.milk} ou ${milestones.flour}. Dès lors, il la fabrique en haute qualité : qui l’utilise le récompense deux fois. Sur le plateau, une étoile marque ces marchandises.`,
      ),
      text(`Qui construit la première route prend le jalon « ${milestones.roads} » : les routes en valent davantage.`),
    ],
  },
  end: {
    title: 'La fin',
    blocks: [
      text(
        'Quand tout ce que demande l’église est livré, on joue la manche jusqu’au bout, pour que tous aient eu autant de tours.',
      ),
      text(`La partie s’arrête aussi après la manche ${facts.roundLimit}.`),
    ],
  },
  scoring: {
    title: 'Les points de la fin',
    blocks: [
      text('Ce que vous avez marqué en chemin reste. Il s’y ajoute :'),
      table(
        'Les distinctions',
        ['Distinction', 'Points', 'Pour le plus'],
        [
          [scores.chaplain, awards.chaplain, 'de livraisons'],
          [scores.sacristan, awards.sacristan, 'de livraisons après ceux-ci'],
          [scores.merchant, awards.merchant, 'de ventes'],
          [scores.landscaper, awards.landscaper, 'de sites remarquables'],
        ],
      ),
      list(
        'À égalité on partage une distinction, en arrondissant vers le bas. Si plusieurs ont le plus de livraisons, ils partagent les deux distinctions qui les comptent. Pour rien, il n’y a pas de distinction.',
        'Vos sites remarquables : voyez plus bas.',
        `Chacune de vos routes : ${point(facts.ownRoadPoints)}, et ${facts.plannerPoints} de plus avec le jalon « ${milestones.roads} ».`,
        `Votre plus long trajet sans passer deux fois par une tuile, par vos routes et celles imprimées, dont au moins une est à vous : ${point(facts.longestRoadPoints)} par tuile, sauf l’église.`,
        `Tous les lots de ${coin(facts.coinsPerPoint)} : un point.`,
      ),
      text(
        'À égalité de points, le plus de livraisons gagne, puis le plus de ventes ; sinon la victoire est partagée.',
      ),
    ],
  },
  landmarks: {
    title: 'Les sites remarquables',
    blocks: [
      table('Ce que rapporte un site remarquable', ['Site', 'À la fin'], landmarkRows('fr')),
      house(
        'Aucune liste des nombres imprimés n’a été trouvée. Sont inventés les coûts et les points de la plupart des tuiles, quelle tuile est dans quelle pile, la plupart des jetons de vente, et l’essentiel du côté de l’église pour trois et quatre joueurs. La référence le dit de chacun.',
      ),
    ],
  },
  options: {
    title: 'Options',
    blocks: [
      text('Quand on ouvre une partie, on peut choisir :'),
      list(
        'Comment sont posées les premières tuiles : comme pour une première partie, ou tirées au sort.',
        'Si deux tuiles que joint déjà la route d’un autre peuvent l’être encore une fois.',
        'Si le plus long trajet peut passer par l’église.',
        `Une autre dernière manche que ${facts.roundLimit}.`,
      ),
    ],
  },
})
