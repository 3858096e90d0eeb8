import type { Language } from '../../games/kit/wording.ts'
import type { NameFault } from './suitable.ts'

/** Why a name is not suitable, in a sentence for the person who wants it. */
export const nameFaultWords: Readonly<Record<Language, Readonly<Record<NameFault, string>>>> = {
  en: {
    'invisible-characters': 'It holds characters that cannot be seen.',
    'mixed-scripts': 'One of its words mixes letters of several scripts, which may look like another name.',
    reserved: 'The server uses it for itself, its seats or its administrators.',
  },
  fr: {
    'invisible-characters': 'Il contient des caractères invisibles.',
    'mixed-scripts': 'Un de ses mots mêle les lettres de plusieurs écritures, ce qui peut ressembler à un autre nom.',
    reserved: 'C’est ainsi que le serveur se nomme, ou nomme ses places et celles et ceux qui en prennent soin.',
  },
  ru: {
    'invisible-characters': 'В нём есть невидимые символы.',
    'mixed-scripts': 'В одном из слов смешаны буквы разных алфавитов: так оно может выглядеть как чужое имя.',
    reserved: 'Так сервер называет себя, места за столом или тех, кто за ним присматривает.',
  },
  es: {
    'invisible-characters': 'Contiene caracteres que no se ven.',
    'mixed-scripts': 'Una de sus palabras mezcla letras de varias escrituras, lo que puede parecerse a otro nombre.',
    reserved: 'Así se llama el propio servidor, sus asientos o quienes cuidan de él.',
  },
}
