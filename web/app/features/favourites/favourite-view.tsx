import type { Favourite } from '@diyar/contract/finding/favourites';
import { dateText } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AdCardView } from '../ads/ad-card.tsx';
import { perWord } from '../ads/daily-noun.ts';
import { CompareButton } from '../compare/compare-button.tsx';

interface FavouriteProps {
  favourite: Favourite;
  /** One that left the site was taken off the list. */
  onGone: () => void;
}

/** An ad somebody keeps: its card with what its price did since, or what it was. */
export function FavouriteView({ favourite, onGone }: FavouriteProps) {
  const { ad } = favourite;
  if (ad === null) return <GoneAd favourite={favourite} onGone={onGone} />;
  return (
    <div className="grid content-start gap-3">
      <AdCardView ad={ad} heading="h2" />
      <PriceChange favourite={favourite} />
      <CompareButton id={ad.id} title={ad.title} />
    </div>
  );
}

function PriceChange({ favourite: { change, saved_price } }: { favourite: Favourite }) {
  const t = useTranslations('favourites');
  if (change === null) return null;
  const look = change === 'down' ? 'bg-primary-soft text-primary' : 'bg-sunken text-soft';
  return (
    <p className={`rounded-base px-3 py-1.5 text-xs font-medium ${look}`}>
      {t(change, { price: ltrText(saved_price.text) })}
    </p>
  );
}

function GoneAd({ favourite, onGone }: FavouriteProps) {
  const t = useTranslations();
  const [isPending, setPending] = useState(false);
  const { saved_price: price, category, district, city } = favourite;
  const title = t('favourites.goneTitle', { category, district, city });
  const per =
    price.period === null
      ? ''
      : t(`common.per.${perWord(price.period, favourite.day_use ? 'days' : 'nights')}`);
  const remove = async () => {
    setPending(true);
    try {
      await callApi('DELETE /api/v1/favourites/{adId}', { params: { adId: favourite.id } });
      onGone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'invalid_token') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <article className="grid content-start gap-3">
      <div className="grid aspect-[4/3] place-content-center justify-items-center gap-3 rounded-base bg-sunken text-faint">
        <Icon name="image" className="size-8" />
        <Badge>{t('favourites.gone')}</Badge>
      </div>
      <div className="grid justify-items-start gap-2 px-0.5">
        <h2 className="text-sm font-medium">{title}</h2>
        <p className="text-xs text-soft">
          {t('favourites.savedAt', {
            date: ltrText(dateText(favourite.saved_at)),
            price: ltrText(price.text),
            per,
          })}
        </p>
        <p className="text-xs text-soft">{t('favourites.goneText')}</p>
        <Button
          kind="secondary"
          size="small"
          pending={isPending}
          aria-label={t('favourites.removeOf', { title })}
          onClick={() => void remove()}
        >
          {t('favourites.remove')}
        </Button>
      </div>
    </article>
  );
}
