import type { Words } from './en.ts'

export const es: Words = {
  rules: 'Reglas',
  reference: 'Referencia',
  lesson: 'Aprender jugando',
  game: 'Jugadores y estadísticas',
  ways: 'Sobre este juego',
  contents: 'Contenido',
  ours: 'Con nuestras propias palabras. Los números son aquellos con los que juega el servidor.',
  lookUp: 'Ver la referencia',
  find: 'Buscar',
  group: 'Cuáles',
  goods: 'Mercancías',
  anyGoods: 'Todas',
  makes: 'Produce',
  takes: 'Usa',
  onlyHouse: 'Solo valores nuestros',
  found: (count, all) => `${count} de ${all}`,
  none: 'Nada coincide.',
  linkTo: (name) => `Enlace a ${name}`,
  others: 'Qué más hay sobre la mesa',
  unexplained: 'Las reglas de este juego aún no están escritas aquí.',
}
