import type { Language } from '../../kit/wording.ts'
import type { ScoreLabel } from '../state.ts'

/** What the lines of the score sheet count. The sentences contain no numbers, because these differ between matches. */
export const scoreExplained: Readonly<Record<Language, Readonly<Record<ScoreLabel, string>>>> = {
  en: {
    goods: 'For gathering, and as the maker of goods that were used.',
    buildings: 'For the tiles that one has built.',
    deliveries: 'For what one has delivered to the church.',
    sales: 'For what one has sold at the market.',
    chaplain:
      'An award for the most deliveries to the church. Those who tie share it and the award for the second most.',
    sacristan:
      'An award for the second most deliveries to the church. Those who tie share it; after a tie for the most nobody gets it.',
    merchant: 'An award for the most sales at the market. Those who tie share it.',
    landscaper: 'An award for the most landmarks. Those who tie share it.',
    landmarks: 'What one’s landmarks score at the end.',
    roads: 'For each path and bridge of one’s own; more with the milestone for roads.',
    'longest-road': 'For each tile of one’s longest road.',
    coins: 'For coins that are left, several to a point.',
  },
  fr: {
    goods: 'Pour les récoltes, et pour les marchandises que l’on a faites et qui ont servi.',
    buildings: 'Pour les tuiles que l’on a construites.',
    deliveries: 'Pour ce que l’on a livré à l’église.',
    sales: 'Pour ce que l’on a vendu au marché.',
    chaplain:
      'Un prix pour le plus de livraisons à l’église. En cas d’égalité, on partage ce prix et celui de la deuxième place.',
    sacristan:
      'Un prix pour la deuxième place aux livraisons à l’église. En cas d’égalité, il est partagé ; s’il y a égalité pour la première place, personne ne l’obtient.',
    merchant: 'Un prix pour le plus de ventes au marché. En cas d’égalité, il est partagé.',
    landscaper: 'Un prix pour le plus de sites remarquables. En cas d’égalité, il est partagé.',
    landmarks: 'Ce que les sites remarquables rapportent à la fin.',
    roads: 'Pour chaque chemin et chaque pont que l’on possède ; davantage avec le jalon des routes.',
    'longest-road': 'Pour chaque tuile de sa plus longue route.',
    coins: 'Pour les pièces qui restent, plusieurs par point.',
  },
  ru: {
    goods: 'За сбор и за сделанные вами товары, которые пошли в дело.',
    buildings: 'За построенные участки.',
    deliveries: 'За то, что поставлено в церковь.',
    sales: 'За то, что продано на рынке.',
    chaplain: 'Награда тому, у кого больше всего поставок в церковь. При равенстве делят её и награду за второе место.',
    sacristan:
      'Награда за второе место по поставкам в церковь. При равенстве её делят; при равенстве за первое место её никто не получает.',
    merchant: 'Награда тому, у кого больше всего продаж на рынке. При равенстве её делят.',
    landscaper: 'Награда тому, у кого больше всего достопримечательностей. При равенстве её делят.',
    landmarks: 'Сколько ваши достопримечательности приносят в конце.',
    roads: 'За каждый свой путь и мост; с памятным знаком за дороги — больше.',
    'longest-road': 'За каждый участок самой длинной дороги.',
    coins: 'За оставшиеся монеты: несколько за очко.',
  },
  es: {
    goods: 'Por recoger, y por las mercancías propias que se han usado.',
    buildings: 'Por las losetas construidas.',
    deliveries: 'Por lo entregado a la iglesia.',
    sales: 'Por lo vendido en el mercado.',
    chaplain:
      'Un premio por el mayor número de entregas a la iglesia. En caso de empate se reparten este y el del segundo puesto.',
    sacristan:
      'Un premio por el segundo mayor número de entregas a la iglesia. En caso de empate se reparte; si hay empate por el primer puesto, nadie lo recibe.',
    merchant: 'Un premio por el mayor número de ventas en el mercado. En caso de empate se reparte.',
    landscaper: 'Un premio por el mayor número de lugares destacados. En caso de empate se reparte.',
    landmarks: 'Lo que puntúan al final los lugares destacados propios.',
    roads: 'Por cada sendero y puente propio; más con el hito de los caminos.',
    'longest-road': 'Por cada loseta del camino más largo.',
    coins: 'Por las monedas que quedan, varias por punto.',
  },
}
