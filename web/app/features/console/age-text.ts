import { useTranslations } from '../../i18n/translations.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long ago an instant is, in one unit: minutes, hours or days. */
export function useAge(): (since: string) => string {
  const t = useTranslations('console.ads');
  return (since) => {
    const millis = Math.max(0, Date.now() - Date.parse(since));
    if (millis >= DAY) return t('age', { age: t('days', { n: Math.floor(millis / DAY) }) });
    if (millis >= HOUR) return t('age', { age: t('hours', { n: Math.floor(millis / HOUR) }) });
    return t('age', { age: t('minutes', { n: Math.floor(millis / MINUTE) }) });
  };
}
