import type { AdDetails } from '@diyar/contract/finding/ads';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { paths } from '../../site/paths.ts';
import { useMediaPrefix } from '../../site/site-data.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { isolated, periodWord } from '../ads/periods.ts';
import { countVisit } from './count-visit.ts';

export interface ShareSheetProps {
  ad: AdDetails;
  onClose: () => void;
}

/**
 * The ways to pass an ad on: its link, a message, a code for another phone's camera. A private unit's link has its key. Its
 * advertiser reads how many took one of the first two; whose camera read the code is not known.
 */
export function ShareSheet({ ad, onClose }: ShareSheetProps) {
  const t = useTranslations();
  const lang = useLang();
  const prefix = useMediaPrefix();
  const k = new URLSearchParams(location.search).get('k') ?? undefined;
  const tell = () => countVisit(ad.id, 'shares');
  const link = `${location.origin}${paths(lang).details(ad.id, { k })}`;
  const text = t('adMore.share.message', {
    title: ad.title,
    place: t('details.place', { district: ad.district.name, city: ad.city.name }),
    price: isolated(ad.price.text),
    period: periodWord(ad.period),
    per: t(`common.per.${perWord(ad.period, dailyNounOf(ad))}`),
    link,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('adMore.share.title')} closeLabel={t('common.close')}>
      <div className="grid gap-5">
        <CopyLink link={link} onCopied={tell} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={tell}
          className={buttonLook('secondary')}
        >
          <Icon name="chat" />
          {t('adMore.share.whatsapp')}
        </a>
        {ad.share_picture === null ? null : (
          <figure className="grid justify-items-center gap-2 text-center">
            <img
              src={`${prefix}ads/${ad.id}/${lang}.svg`}
              alt={t('adMore.share.code')}
              width={176}
              height={176}
              className="rounded-base border border-line bg-white p-1"
            />
            <figcaption className="text-sm text-soft">{t('adMore.share.scan')}</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  );
}

/** The link stands there to be read and marked too, for browsers that may not copy. */
function CopyLink({ link, onCopied }: { link: string; onCopied: () => void }) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).then(
      () => {
        setCopied(true);
        onCopied();
      },
      () => setCopied(false),
    );
  };
  return (
    <div className="grid gap-2">
      <label className="grid gap-1.5 text-sm font-medium">
        {t('adMore.share.link')}
        <input
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 rounded-base border border-field-line bg-surface px-3 font-normal"
        />
      </label>
      <Button onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'common.copied' : 'adMore.share.copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t('common.copied') : ''}
      </span>
    </div>
  );
}
