import { spelledFeminine } from '../../../kit/number-words.ts'
import { coinsPerPoint } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const [own, other] = [0, 1]

export const es: Words = {
  end: {
    title: 'El final de la partida',
    says: ({ isWon, isChurch, own: mine, others }, say) => [
      isWon
        ? `Tiene ${say.it('points', own, say.names.point(mine))} y gana: ¡enhorabuena!`
        : `${say.it('seat', other, 'El otro jugador')} tiene ${say.it('points', other, say.names.point(others))} y gana; usted tiene ${mine}.`,
      isChurch
        ? 'La iglesia está terminada, y con ella la partida.'
        : 'Una partida acaba cuando se termina la iglesia; esta ha acabado con su última ronda.',
      `Cuentan además los caminos, los monumentos y las distinciones, y ${spelledFeminine.es(coinsPerPoint)} monedas son un punto.`,
    ],
  },
  aim: {
    title: 'El objetivo',
    says: ({ rounds }, say) => [
      `Todos construyen un mismo pueblo alrededor de ${say.called('church', 'la iglesia')}. Gana quien tiene más ${say.it('points', own, 'puntos')} cuando se termina.`,
      `Esta lección acaba como muy tarde tras ${rounds} rondas.`,
    ],
  },
  turn: {
    title: 'Su turno',
    says: ({ villagers }, say) => [
      `Tiene por ahora ${say.names.villager(villagers)}. Cada uno actúa una vez por turno: usa un edificio, construye una loseta o un camino.`,
      'Sus burros pueden dar un paso. Después termine el turno.',
    ],
  },
  last: {
    title: 'La última ronda',
    says: () => ['Es su último turno. Use lo que tiene: al final las mercancías no valen nada.'],
  },
  gathered: {
    title: 'Materias primas',
    says: ({ tile, goods, reward }, say) => [
      `Ha obtenido ${say.goods(goods)} en ${say.tile(tile)} y ha recibido ${say.reward(reward)}.`,
      'No son de nadie: se quedan ahí hasta que alguien las usa.',
    ],
  },
  refined: {
    title: 'Productos',
    says: ({ tile, goods }, say) => [
      `Ha fabricado ${say.goods(goods)} en ${say.tile(tile)}.`,
      'Quien los usa no le paga nada, pero entonces la reserva le recompensa por haberlos fabricado.',
    ],
  },
  built: {
    title: 'Su primer edificio',
    says: ({ tile, points }, say) => [
      `Ha construido ${say.tile(tile)} y ha sumado ${say.names.point(points)}.`,
      'Todos pueden usarlo en cuanto un camino lo une al pueblo.',
    ],
  },
  used: {
    title: 'De quién son los productos',
    says: ({ isYours, goods, reward }, say) => [
      isYours
        ? `Alguien ha usado ${say.goods(goods)} de su producción: usted ha recibido ${say.reward(reward)}.`
        : `Alguien ha usado ${say.goods(goods)} ${say.it('seat', other, 'del otro jugador')}, que ha recibido ${say.reward(reward)}.`,
      'Fabrique lo que otros vayan a necesitar.',
    ],
  },
  sold: {
    title: 'Ventas',
    says: ({ isYou, reward }, say) => [
      isYou
        ? `Ha vendido ${say.called('market', 'en el mercado')} y ha recibido ${say.reward(reward)}.`
        : `${say.it('seat', other, 'El otro jugador')} ha vendido ${say.called('market', 'en el mercado')} y ha recibido ${say.reward(reward)}.`,
      'Cada venta se hace una vez. Después se descubre otra.',
    ],
  },
  delivered: {
    title: 'Entregas',
    says: ({ isYou, points }, say) => [
      isYou
        ? `Ha entregado ${say.called('church', 'a la iglesia')} y ha sumado ${say.names.point(points)}.`
        : `${say.it('seat', other, 'El otro jugador')} ha entregado ${say.called('church', 'a la iglesia')} y ha sumado ${say.names.point(points)}.`,
      'Cuando se han hecho todas las entregas, se acaba la ronda y termina la partida.',
    ],
  },
  road: {
    title: 'Caminos',
    says: ({ isYou, kind, path, bridge }, say) => [
      isYou
        ? `Ha construido un ${say.names.roads[kind]}.`
        : `${say.it('seat', other, 'El otro jugador')} ha construido un ${say.names.roads[kind]}.`,
      `Un sendero une dos bosques y cuesta ${say.goods(path)}; un puente une dos montañas y cuesta ${say.goods(bridge)}.`,
      'Todos usan todos los caminos; al final cada uno da puntos a quien lo construyó.',
    ],
  },
  milestone: {
    title: 'Hitos',
    says: ({ isYou, milestone }, say) => [
      isYou
        ? `Ha tomado el hito ${say.milestone(milestone)}.`
        : `${say.it('seat', other, 'El otro jugador')} ha tomado el hito ${say.milestone(milestone)}.`,
      'Cada uno es para el primero, y para siempre.',
    ],
  },
  'town-hall': {
    title: 'El ayuntamiento',
    says: ({ villager, donkey }, say) => [
      `${say.called('town-hall', 'En el ayuntamiento')} un aldeano toma un plano y contrata.`,
      `Su próximo aldeano cuesta ${say.names.coin(villager)}, cada burro ${say.names.coin(donkey)}.`,
    ],
  },
  blueprint: {
    title: 'Un plano',
    says: ({ tile }, say) => [
      `Tiene el plano de ${say.tile(tile)}. Un aldeano lo construye junto a la loseta en la que está.`,
      'Sus mercancías vienen de una loseta vecina o de donde alcancen sus burros, o se compran.',
    ],
  },
  donkeys: {
    title: 'Burros',
    says: () => [
      'Las mercancías llegan solas a la loseta siguiente de un camino. Desde allí las llevan sus burros.',
      'Un burro sirve en la loseta en la que está, para cualquier número de mercancías.',
    ],
  },
  market: {
    title: 'Comprar',
    says: ({ raw, refined, alms }, say) => [
      `Lo que le falta puede comprarlo ${say.called('market', 'en el mercado')} al pagar: una materia prima por ${say.names.coin(raw)}, un producto por ${say.names.coin(refined)}.`,
      `Un aldeano que no tiene nada mejor que hacer trae ${say.names.coin(alms)} de ${say.called('church', 'la iglesia')}, pero solo mientras estén llenas las fuentes que la rodean.`,
    ],
  },
}
