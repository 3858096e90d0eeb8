import { coinsPerPoint } from '../../data/set-up.ts'
import type { Words } from '../words.ts'

const [own, other] = [0, 1]

export const ru: Words = {
  end: {
    title: 'Конец партии',
    says: ({ isWon, isChurch, own: mine, others }, say) => [
      isWon
        ? `У вас ${say.it('points', own, say.names.point(mine))}, и вы победили. Отлично!`
        : `У ${say.it('seat', other, 'другого игрока')} ${say.it('points', other, say.names.point(others))}, и он победил; у вас ${say.names.point(mine)}.`,
      isChurch
        ? 'Церковь достроена, и партия окончена.'
        : 'Партия кончается, когда достроена церковь; эта окончилась с последним раундом.',
      `Теперь засчитаны и дороги, достопримечательности и награды, и монеты: по одному очку за каждые ${coinsPerPoint}.`,
    ],
  },
  aim: {
    title: 'Цель',
    says: ({ rounds }, say) => [
      `Все строят одну деревню вокруг ${say.called('church', 'церкви')}. Когда она достроена, побеждает тот, у кого больше ${say.it('points', own, 'очков')}.`,
      `Этот урок кончается самое позднее после раунда ${rounds}.`,
    ],
  },
  turn: {
    title: 'Ваш ход',
    says: ({ villagers }, say) => [
      `У вас пока ${say.names.villager(villagers)}. За ход каждый житель действует один раз: использует здание, строит участок или дорогу.`,
      'Ваши ослики могут сделать один шаг. Затем завершите ход.',
    ],
  },
  last: {
    title: 'Последний раунд',
    says: () => ['Это ваш последний ход. Используйте всё, что есть: в конце товары ничего не стоят.'],
  },
  gathered: {
    title: 'Сырьё',
    says: ({ tile, goods, reward }, say) => [
      `Вы заполнили участок ${say.tile(tile)}: ${say.goods(goods)}. Вы получили: ${say.reward(reward)}.`,
      'Сырьё ничьё: оно лежит там, пока его кто-нибудь не использует.',
    ],
  },
  refined: {
    title: 'Товары',
    says: ({ tile, goods }, say) => [
      `На участке ${say.tile(tile)} вы изготовили: ${say.goods(goods)}.`,
      'Кто их использует, ничего вам не платит, но, как изготовителю, вы тогда получаете награду из запаса.',
    ],
  },
  built: {
    title: 'Ваша первая постройка',
    says: ({ tile, points }, say) => [
      `Вы построили участок ${say.tile(tile)} и получили ${say.names.point(points)}.`,
      'Пользоваться им могут все, как только дорога соединит его с деревней.',
    ],
  },
  used: {
    title: 'Чьи товары',
    says: ({ isYours, goods, reward }, say) => [
      isYours
        ? `Использованы товары, которые изготовили вы: ${say.goods(goods)}. Вы получили: ${say.reward(reward)}.`
        : `Использованы товары ${say.it('seat', other, 'другого игрока')}: ${say.goods(goods)}. Он получил: ${say.reward(reward)}.`,
      'Изготовляйте то, что понадобится другим.',
    ],
  },
  sold: {
    title: 'Продажи',
    says: ({ isYou, reward }, say) => [
      isYou
        ? `Вы продали товары на ${say.called('market', 'рынке')} и получили: ${say.reward(reward)}.`
        : `${say.it('seat', other, 'Другой игрок')} продал товары на ${say.called('market', 'рынке')} и получил: ${say.reward(reward)}.`,
      'Каждая продажа бывает один раз. Затем открывают следующую.',
    ],
  },
  delivered: {
    title: 'Поставки',
    says: ({ isYou, points }, say) => [
      isYou
        ? `Вы сделали поставку в ${say.called('church', 'церковь')} и получили ${say.names.point(points)}.`
        : `${say.it('seat', other, 'Другой игрок')} сделал поставку в ${say.called('church', 'церковь')} и получил ${say.names.point(points)}.`,
      'Когда сделаны все поставки, раунд доигрывается, и партия окончена.',
    ],
  },
  road: {
    title: 'Дороги',
    says: ({ isYou, kind, path, bridge }, say) => [
      isYou
        ? `Вы построили: ${say.names.roads[kind]}.`
        : `${say.it('seat', other, 'Другой игрок')} построил: ${say.names.roads[kind]}.`,
      `Путь соединяет два леса, его цена: ${say.goods(path)}; мост соединяет две горы, его цена: ${say.goods(bridge)}.`,
      'Все пользуются всеми дорогами; в конце каждая приносит очки тому, кто её построил.',
    ],
  },
  milestone: {
    title: 'Памятные знаки',
    says: ({ isYou, milestone }, say) => [
      isYou
        ? `Вы получили памятный знак ${say.milestone(milestone)}.`
        : `${say.it('seat', other, 'Другой игрок')} получил памятный знак ${say.milestone(milestone)}.`,
      'Каждый достаётся тому, кто был первым, и навсегда.',
    ],
  },
  'town-hall': {
    title: 'Ратуша',
    says: ({ villager, donkey }, say) => [
      `В ${say.called('town-hall', 'ратуше')} житель берёт чертёж и нанимает помощников.`,
      `Следующий житель стоит ${say.names.coin(villager)}, каждый ослик ${say.names.coin(donkey)}.`,
    ],
  },
  blueprint: {
    title: 'Чертёж',
    says: ({ tile }, say) => [
      `У вас есть чертёж ${say.tile(tile)}. Житель строит рядом с участком, на котором стоит.`,
      'Товары для постройки берут с соседнего участка или оттуда, куда достают ваши ослики, либо покупают.',
    ],
  },
  donkeys: {
    title: 'Ослики',
    says: () => [
      'До соседнего участка, куда ведёт дорога, товары доходят сами. Дальше их везут ваши ослики.',
      'Ослик везёт с участка, на котором стоит, сколько угодно товаров.',
    ],
  },
  market: {
    title: 'Покупки',
    says: ({ raw, refined, alms }, say) => [
      `Чего не хватает, можно купить на ${say.called('market', 'рынке')}, когда платите: сырьё стоит ${say.names.coin(raw)}, товар ${say.names.coin(refined)}.`,
      `Житель, которому нечего делать, приносит из ${say.called('church', 'церкви')} подаяние (${say.names.coin(alms)}), но только пока источники вокруг неё полны.`,
    ],
  },
}
