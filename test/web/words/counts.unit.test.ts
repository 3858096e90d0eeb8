import { expect, test } from 'vitest'
import { es as harbourEs } from '../../../web/src/boards/le-havre/locales/es.ts'
import { fr as harbourFr } from '../../../web/src/boards/le-havre/locales/fr.ts'
import { fr as homeFr } from '../../../web/src/home/locales/fr.ts'
import { ru as homeRu } from '../../../web/src/home/locales/ru.ts'
import { es as composerEs } from '../../../web/src/match/composer/locales/es.ts'
import { ru as composerRu } from '../../../web/src/match/composer/locales/ru.ts'
import { en as settingsEn } from '../../../web/src/settings/locales/en.ts'
import { es as settingsEs } from '../../../web/src/settings/locales/es.ts'
import { es } from '../../../web/src/words/locales/es.ts'
import { fr } from '../../../web/src/words/locales/fr.ts'
import { ru } from '../../../web/src/words/locales/ru.ts'

test.each([
  ['en, an hour a week', settingsEn.hours.aWeek(1), 'Your clocks run 1 hour a week.'],
  ['en, hours a week', settingsEn.hours.aWeek(168), 'Your clocks run 168 hours a week.'],
  ['es, an hour a week', settingsEs.hours.aWeek(1), 'Sus relojes corren 1 hora a la semana.'],
  ['es, hours a week', settingsEs.hours.aWeek(168), 'Sus relojes corren 168 horas a la semana.'],
  ['fr, one food for each player', harbourFr.foodEach(1), '1 de nourriture chacun'],
  ['es, one food that is missing', harbourEs.short(1), 'falta 1'],
  ['es, food that is missing', harbourEs.short(2), 'faltan 2'],
  ['es, one good that is left', composerEs.left(1), 'queda 1'],
  ['es, goods that are left', composerEs.left(0), 'quedan 0'],
  ['es, at one o’clock', es.table.asOf('01:05'), 'Hora de lo que ve: 01:05.'],
  ['ru, one too many', composerRu.over('1'), 'сверх нужного: 1'],
  ['ru, the usual time', ru.about.usually('1 минута'), 'обычное время ответа: 1 минута'],
  ['ru, decisions in time', ru.about.inTime(91), '91\u00a0% вовремя'],
  ['ru, decisions in time that are asked for', homeRu.terms.reliable(91), 'вовремя 91\u00a0% решений'],
  ['fr, decisions in time', fr.about.inTime(1), '1\u202f% à temps'],
  ['fr, decisions in time that are asked for', homeFr.terms.reliable(90), '90\u202f% des décisions à temps'],
])('a number goes with the form of its words: %s', (_, said, expected) => {
  expect(said).toBe(expected)
})
