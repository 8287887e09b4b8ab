import { dateTimeText } from '@diyar/contract/values/format';
import type { TransferNews as News } from '@diyar/contract/values/transfer-news';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice, type Tone } from '../../ui/badge.tsx';

const TONE: Record<News['state'], Tone> = {
  waiting: 'info',
  review: 'info',
  refused: 'danger',
  part: 'warning',
};

/** How a bank transfer stands, for its payer or for the advertiser of what it pays for. */
export function TransferNews(props: { news: News; side: 'guest' | 'host'; action?: React.ReactNode }) {
  const t = useTranslations('transfers');
  const { state, reason, waits_until: until, part } = props.news;
  const texts = props.side === 'host' ? 'hostTexts' : 'texts';
  const values = {
    reason: reason ?? '',
    date: ltrText(dateTimeText(until)),
    received: ltrText(part?.received.text ?? ''),
    missing: ltrText(part?.missing.text ?? ''),
  };
  return (
    <Notice tone={TONE[state]} icon="clock" action={props.action}>
      <p className="font-bold">{t(`states.${state}`)}</p>
      <p className="text-sm">{t(`${texts}.${state}`, values)}</p>
    </Notice>
  );
}
