import type { Language } from '../words/languages.ts'

interface Words {
  readonly copy: string
  readonly copied: string
  readonly share: string
}

export const sharingWords: Readonly<Record<Language, Words>> = {
  en: { copy: 'Copy', copied: 'Copied.', share: 'Share' },
  fr: { copy: 'Copier', copied: 'Copié.', share: 'Partager' },
  ru: { copy: 'Копировать', copied: 'Скопировано.', share: 'Поделиться' },
  es: { copy: 'Copiar', copied: 'Copiado.', share: 'Compartir' },
}
