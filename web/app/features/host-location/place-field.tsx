import { CLOSE_ENOUGH } from '@diyar/contract/supply/supply-checks';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FieldNote, TextField } from '../../ui/text-field.tsx';
import { partOf, type SupplyEditor } from '../host-fields/editor.ts';
import { useChoices } from '../host-fields/use-choices.ts';
import { findMyLocation } from '../map/my-location.ts';
import type { PinMapHandle } from './pin-map-view.tsx';
import { type Place, readPlace } from './read-place.ts';

const PinMapView = late(async () => (await import('./pin-map-view.tsx')).PinMapView);

/** As close as a place found without the map is shown, and a city that was chosen. */
const PLACE_ZOOM = CLOSE_ENOUGH;
const CITY_ZOOM = 11;

/** Six digits are a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const placeAt = ({ lat, lng }: Place) => `${rounded(lat)},${rounded(lng)}`;

/**
 * Takes the map along where the place changed without it: a pasted link, another device, another city. Answers how to say that
 * the map is there already.
 */
function useFollowing(map: RefObject<PinMapHandle | null>, view: (Place & { zoom: number }) | null) {
  const target = view === null ? '' : placeAt(view);
  const shown = useRef(target);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    if (target === shown.current || latest.current === null) return;
    shown.current = target;
    map.current?.goTo(latest.current, latest.current.zoom);
  }, [target, map]);
  return (there: string) => {
    shown.current = there;
  };
}

interface PlaceFieldProps {
  editor: SupplyEditor;
  place: Place | null;
  isOutside: boolean;
}

/** The pin: on the map, from the device, or out of a pasted link; the brief's sentences say when it is not enough. */
export function PlaceField(props: PlaceFieldProps) {
  const t = useTranslations();
  const { editor, place } = props;
  if (!editor.isLocked('location.lat')) return <OpenPlaceField {...props} />;
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t('supplyForm.fields.location.place')}</p>
      <Chosen place={place} />
      <FieldNote id="place-note" hint={t('supplyForm.locked')} />
    </div>
  );
}

function OpenPlaceField(props: PlaceFieldProps) {
  const t = useTranslations();
  const { editor, place } = props;
  const [location, set] = partOf(editor, 'location');
  const map = useRef<PinMapHandle>(null);
  const city = useChoices().cities.find(({ slug }) => slug === location.city);
  const put = ({ lat, lng }: Place, zoom: number | null) =>
    set({ lat: rounded(lat), lng: rounded(lng), zoom: zoom === null ? null : Math.round(zoom * 10) / 10 });
  const cityView = city === undefined ? null : { lat: city.lat, lng: city.lng, zoom: CITY_ZOOM };
  const start = place === null ? cityView : { ...place, zoom: location.zoom ?? PLACE_ZOOM };
  const tellMap = useFollowing(map, start);
  const move = (to: Place, zoom: number) => {
    tellMap(placeAt(to));
    put(to, zoom);
  };
  const isAfar = typeof location.zoom === 'number' && location.zoom < CLOSE_ENOUGH;
  const problem = props.isOutside
    ? t('rules.outside_kingdom')
    : isAfar
      ? t('rules.zoom_in')
      : editor.errorOf('location.lat');
  return (
    <section className="grid gap-3" aria-labelledby="place-title">
      <h3 id="place-title" className="font-medium">
        {t('supplyForm.fields.location.place')}
      </h3>
      <p className="text-sm text-soft">{t('wizard.place.guide')}</p>
      <Suspense fallback={<Skeleton className="h-[min(55dvh,28rem)]" />}>
        <PinMapView ref={map} start={start} onMove={move} />
      </Suspense>
      <FieldNote id="place-note" error={problem} />
      <Chosen place={place} />
      <OtherWays onFound={(found) => put(found, null)} />
    </section>
  );
}

function Chosen({ place }: { place: Place | null }) {
  const t = useTranslations('wizard.place');
  if (place === null) return <p className="text-sm text-soft">{t('none')}</p>;
  return (
    <p className="text-sm text-soft">
      {t('chosen')}{' '}
      <bdi dir="ltr" className="tabular text-ink">
        {place.lat.toFixed(5)}, {place.lng.toFixed(5)}
      </bdi>
    </p>
  );
}

/** Without the map: where the device is, and links or coordinates that somebody sent. */
function OtherWays({ onFound }: { onFound: (place: Place) => void }) {
  const t = useTranslations();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const askDevice = async () => {
    setAsking(true);
    setRefusal(undefined);
    const found = await findMyLocation();
    setAsking(false);
    if (typeof found === 'string') setRefusal(t(`liveMap.location.${found}`));
    else onFound({ lng: found[0], lat: found[1] });
  };
  const read = (text: string) => {
    setPasted(text);
    setProblem(undefined);
    const found = readPlace(text);
    if (found === 'short') setProblem(t('wizard.place.pasteShort'));
    else if (found !== 'unreadable') onFound(found);
  };
  // Not before it is typed to its end.
  const complain = () => {
    const isUnread = pasted.trim() !== '' && readPlace(pasted) === 'unreadable';
    if (isUnread) setProblem(t('wizard.place.pasteUnreadable'));
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <div>
          <Button kind="secondary" pending={isAsking} onClick={() => void askDevice()}>
            <Icon name="pin" />
            {t('wizard.place.mine')}
          </Button>
        </div>
        <FieldNote id="mine-note" error={refusal} />
      </div>
      <TextField
        label={t('wizard.place.paste')}
        name="pasted-place"
        ltr
        autoComplete="off"
        value={pasted}
        onChange={read}
        onBlur={complain}
        hint={t('wizard.place.pasteHint', { example: ltrText('24.8123, 46.6012') })}
        error={problem}
      />
    </div>
  );
}
