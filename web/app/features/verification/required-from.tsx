import { riyadhDate } from '@diyar/contract/values/riyadh';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';

/** From which day only verified advertisers publish: said to who is not verified, before it and after. */
export function RequiredFrom({ day }: { day: string | null }) {
  const t = useTranslations('verification');
  if (day === null) return null;
  const isComing = day > riyadhDate(Date.now());
  return (
    <Notice tone={isComing ? 'info' : 'warning'} icon={isComing ? 'calendar' : 'warning'}>
      {isComing ? t('requiredFrom', { date: ltrText(day) }) : t('required')}
    </Notice>
  );
}
