import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { BoundNumber, BoundText } from '../host-fields/bound-fields.tsx';
import { partOf, type SupplyEditor } from '../host-fields/editor.ts';
import { useChoices } from '../host-fields/use-choices.ts';
import { CityFields } from './city-fields.tsx';
import { PlaceField } from './place-field.tsx';
import type { Place } from './read-place.ts';
import { roughKilometres } from './rough-kilometres.ts';
import { type Surroundings, usePlaceAt } from './use-place-at.ts';

/** A pin farther than this from the middle of its city is worth a second look. */
const FAR_KM = 60;

/** Where the property is: a pin, and the city and district that follow from it until somebody chooses others. */
export function LocationFields({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const words = useTranslations('wizard.place');
  const part = { editor, part: 'location' } as const;
  const place = placeOf(editor);
  const { found, isLooking } = usePlaceAt(place);
  useProposal(editor, found);
  return (
    <>
      <CityFields editor={editor} />
      <PlaceField editor={editor} place={place} isOutside={found?.inside === false} />
      {isLooking ? (
        <p role="status" className="text-sm text-soft">
          {words('looking')}
        </p>
      ) : null}
      <Proposal editor={editor} found={found} />
      <FarNotice editor={editor} place={place} />
      <BoundText {...part} field="street" most={150} />
      <div className="grid grid-cols-2 items-start gap-3">
        <BoundNumber {...part} field="street_width" suffix={t('metres')} />
        <BoundText
          {...part}
          field="short_address"
          ltr
          most={20}
          placeholder="RAAA2919"
          hint={words('shortHint')}
        />
      </div>
    </>
  );
}

export function placeOf(editor: SupplyEditor): Place | null {
  const [{ lat, lng }] = partOf(editor, 'location');
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

/** Fills in what was found where nothing is said, and where what is said was found so before; what somebody chose stays. */
function useProposal(editor: SupplyEditor, found: Surroundings | undefined): void {
  const proposed = useRef<string | null>(null);
  const [location, set] = partOf(editor, 'location');
  const take = useRef({ location, set });
  useEffect(() => {
    take.current = { location, set };
  });
  useEffect(() => {
    if (found === undefined || found.city === null) return;
    const { location: now, set: change } = take.current;
    const isFree = !now.district || now.district === proposed.current;
    const isOfCity = !now.city || now.city === found.city.slug || now.district === proposed.current;
    if (!isFree || !isOfCity) return;
    if (now.city === found.city.slug && now.district === found.district?.slug) return;
    proposed.current = found.district?.slug ?? null;
    change({ city: found.city.slug, district: found.district?.slug ?? null });
  }, [found]);
}

/** What stands nearest to the pin, where something else was chosen. */
function Proposal({ editor, found }: { editor: SupplyEditor; found: Surroundings | undefined }) {
  const t = useTranslations();
  const [location, set] = partOf(editor, 'location');
  const { city, district } = found ?? { city: null, district: null };
  if (city === null || district === null || location.district === district.slug) return null;
  const place = t('results.card.place', { district: district.name, city: city.name });
  return (
    <Notice
      tone="info"
      action={
        <Button
          kind="secondary"
          size="small"
          onClick={() => set({ city: city.slug, district: district.slug })}
        >
          {t('wizard.place.take', { place })}
        </Button>
      }
    >
      {t('wizard.place.proposed', { place })}
    </Notice>
  );
}

function FarNotice({ editor, place }: { editor: SupplyEditor; place: Place | null }) {
  const t = useTranslations('wizard.place');
  const [{ city: slug }] = partOf(editor, 'location');
  const city = useChoices().cities.find((one) => one.slug === slug);
  if (city === undefined || place === null) return null;
  const km = Math.round(roughKilometres(city, place));
  if (km <= FAR_KM) return null;
  return (
    <Notice tone="warning" icon="warning">
      {t('far', { km, city: city.name })}
    </Notice>
  );
}
