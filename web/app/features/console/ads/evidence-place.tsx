import { useState } from 'react';
import { DIR_OF, ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StillMap } from '../../map/still-map.tsx';
import { Part } from './evidence-part.tsx';
import type { AdEvidence } from './queue.ts';

const PlaceMap = late(async () => (await import('./place-map.tsx')).PlaceMap);

/** Where it is, and which other ads stand at the same place. */
export function EvidencePlace({ ad }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  const [isOpen, setOpen] = useState(false);
  const { lat, lng } = ad.point;
  return (
    <Part title={t('place')}>
      <div className="grid items-start gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="w-36">
          <StillMap lat={lat} lng={lng} label={ad.city.name} />
        </div>
        <div className="grid justify-items-start gap-2 text-sm">
          <p className="font-medium">
            {ad.district.name} · {ad.city.name}
          </p>
          <bdi dir="ltr" className="tabular text-soft">
            {lat.toFixed(6)}, {lng.toFixed(6)}
          </bdi>
          <Button type="button" kind="secondary" size="small" onClick={() => setOpen(true)}>
            <Icon name="map" className="size-4" />
            {t('openMap')}
          </Button>
          <SamePlot ad={ad} />
        </div>
      </div>
      {isOpen ? <PlaceMap point={ad.point} name={ad.district.name} onClose={() => setOpen(false)} /> : null}
    </Part>
  );
}

function SamePlot({ ad: { same_plot } }: { ad: AdEvidence }) {
  const t = useTranslations('console.ads');
  const lang = useLang();
  if (same_plot.length === 0) return <p className="text-soft">{t('samePlotNone')}</p>;
  return (
    <div className="grid gap-1">
      <p className="font-medium text-danger">{t('samePlot')}</p>
      <ul className="grid gap-1">
        {same_plot.map((other) => (
          <li key={other.id}>
            <bdi
              lang={other.title_lang === lang ? undefined : other.title_lang}
              dir={DIR_OF[other.title_lang]}
            >
              {other.title}
            </bdi>{' '}
            <span className="tabular text-soft">
              {t('number', { number: ltrText(other.id) })} · {t(`state.${other.state}`)} ·{' '}
              {other.is_same_advertiser ? t('sameAdvertiser') : <bdi>{other.advertiser.name}</bdi>} ·{' '}
              {t('metres', { metres: other.metres })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
