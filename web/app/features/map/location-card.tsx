import type { AdDetails } from '@diyar/contract/ads';
import { Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { StillMap } from './still-map.tsx';

const MapDialog = late(async () => (await import('./map-dialog.tsx')).MapDialog);

/** Where the ad is: a still map at once, the live one in a window when asked for. */
export function LocationCard({ ad }: { ad: AdDetails }) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { location } = ad;
  const name = t('details.place', { district: ad.district.name, city: ad.city.name });
  const vaguely = ad.purpose === 'sale' ? 'approximateSale' : 'approximate';
  const said = location.approximate ? vaguely : 'exact';
  return (
    <div className="grid items-center gap-5 rounded-sheet bg-sunken p-5 sm:grid-cols-[14rem_1fr]">
      <div className="mx-auto w-full max-w-56">
        <StillMap
          lat={location.lat}
          lng={location.lng}
          label={t('adMore.location.still', { city: ad.city.name })}
        />
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="inline-flex items-center gap-2 text-base font-bold">
          <Icon name="pin" className="size-5 text-primary" />
          {name}
        </p>
        <p className="text-soft">{t(`adMore.location.${said}`)}</p>
        {/* Its code comes after the first paint: until then a press would be lost. */}
        <span inert={!isHydrated}>
          <Button
            kind="secondary"
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
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
            said={t(`adMore.location.${said}`)}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
