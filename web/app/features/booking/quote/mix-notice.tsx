import type { Quote } from '@diyar/contract/booking/stays';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { keepExtras } from '../stay/extras-store.ts';
import { useLengthText } from '../stay/stay-length.tsx';

/** Offers the cheaper mix of months and nights for a stay, or the way back from it. */
export function MixNotice({ adId, quote }: { adId: string; quote: Quote }) {
  const t = useTranslations('booking.mix');
  const lengthText = useLengthText();
  const { mix, mixed } = quote;
  if (mix === null) return null;
  const months = lengthText(3, mix.months);
  const parts = mix.nights === 0 ? months : t('parts', { months, nights: lengthText(2, mix.nights) });
  const saves = ltrText(mix.saves.text);
  return (
    <div className="mb-4">
      <Notice
        tone={mixed ? 'primary' : 'info'}
        icon="tag"
        action={
          <Button
            kind={mixed ? 'quiet' : 'secondary'}
            size="small"
            onClick={() => keepExtras(adId, { mix: !mixed })}
          >
            {t(mixed ? 'undo' : 'take')}
          </Button>
        }
      >
        {t(mixed ? 'taken' : 'offer', { parts, saves })}
      </Notice>
    </div>
  );
}
