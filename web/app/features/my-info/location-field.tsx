import { Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { StillMap } from '../map/still-map.tsx';

const PickDialog = late(async () => (await import('../map/pick-dialog.tsx')).PickDialog);

type Place = { lat: number; lng: number };

/** A place on the map: a still picture of it, and the live map to choose it on. */
export function LocationField(props: {
  place: Place | null;
  onChange: (place: Place | null) => void;
  error: string | undefined;
}) {
  const t = useTranslations('myInfo.location');
  const [isOpen, setOpen] = useState(false);
  const { place, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('title')}</legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-base bg-sunken p-4">
        {place === null ? null : (
          <div className="w-28">
            <StillMap lat={place.lat} lng={place.lng} label={t('still')} />
          </div>
        )}
        <div className="grid gap-3">
          <Coordinates place={place} />
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
              <Icon name="map" className="size-4" />
              {t(place === null ? 'choose' : 'change')}
            </Button>
            {place === null ? null : (
              <Button kind="quiet" size="small" onClick={() => onChange(null)}>
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <FieldNote id="location-note" error={props.error} />
      {isOpen ? (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <PickDialog
            place={place}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              onChange(picked);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}

function Coordinates({ place }: { place: Place | null }) {
  const t = useTranslations('myInfo.location');
  if (place === null) return <p className="text-soft">{t('none')}</p>;
  return (
    <p className="text-soft">
      {t('set')}{' '}
      <bdi dir="ltr" className="tabular text-ink">
        {place.lat.toFixed(4)}, {place.lng.toFixed(4)}
      </bdi>
    </p>
  );
}
