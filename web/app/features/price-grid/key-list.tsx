import { useTranslations } from '../../i18n/translations.ts';

const KEYS = ['move', 'edit', 'tab', 'ends', 'space', 'fill', 'paste'] as const;

/** What the keys do in the grid. */
export function KeyList() {
  const t = useTranslations('priceGrid');
  return (
    <details className="text-sm max-md:hidden">
      <summary className="py-3 cursor-pointer text-primary">{t('keys')}</summary>
      <ul className="grid gap-1 pt-2 text-soft">
        {KEYS.map((key) => (
          <li key={key}>{t(`keyList.${key}`)}</li>
        ))}
      </ul>
    </details>
  );
}
