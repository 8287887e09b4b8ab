import type { AdDetails } from '@diyar/contract/finding/ads';
import { Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useNear } from '../../ui/use-near.ts';
import { StillMap } from './still-map.tsx';

const MapDialog = late(async () => (await import('./map-dialog.tsx')).MapDialog);
const PlaceMap = late(async () => (await import('./place-map.tsx')).PlaceMap);

/** Where the ad is: its district on a map that comes when one scrolls near, and the live one in a window when asked for. */
export function LocationCard({ ad }: { ad: AdDetails }) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { location } = ad;
  const name = t('details.place', { district: ad.district.name, city: ad.city.name });
  const vaguely = ad.purpose === 'sale' ? 'approximateSale' : 'approximate';
  const said = t(`adMore.location.${location.approximate ? vaguely : 'exact'}`);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <div className="grid gap-4">
      <DistrictMap ad={ad} name={name} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <p className="inline-flex items-center gap-2 font-bold">
            <Icon name="pin" className="size-5 text-primary" />
            {name}
          </p>
          <p>{t('adMore.location.fromCentre', { km: location.centre_km, city: ad.city.name })}</p>
          <p className="text-sm text-soft">{said}</p>
        </div>
        {/* Its code comes after the first paint: until then a press would be lost. */}
        <span inert={!isHydrated} className="print:hidden">
          <Button kind="secondary" onClick={open}>
            <Icon name="map" />
            {t('adMore.location.show')}
          </Button>
        </span>
      </div>
      {asked ? (
        <Suspense fallback={<p role="status">{t('adMore.location.loading')}</p>}>
          <MapDialog
            place={location}
            name={name}
            said={said}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** A picture 16:9 of some two kilometres around; until it has come, and on paper, the place on the Kingdom's outline. */
function DistrictMap({ ad, name }: { ad: AdDetails; name: string }) {
  const t = useTranslations('adMore.location');
  const { location } = ad;
  const { box, isNear } = useNear();
  return (
    <div
      ref={box}
      className="relative aspect-video overflow-hidden rounded-sheet border border-line bg-(--map-abroad)"
    >
      <div className="absolute inset-y-4 start-1/2 w-1/2 -translate-x-1/2 rtl:translate-x-1/2">
        <StillMap lat={location.lat} lng={location.lng} label={t('still', { city: ad.city.name })} />
      </div>
      {isNear ? (
        <Suspense>
          <PlaceMap place={location} name={name} isStill className="absolute! inset-0 print:hidden" />
        </Suspense>
      ) : null}
    </div>
  );
}
