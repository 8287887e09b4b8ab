import { useTranslations } from '../../i18n/translations.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mapLinks } from './map-links.ts';
import { PlaceMap } from './place-map.tsx';
import type { MapPlace } from './show-map.ts';

interface MapDialogProps {
  place: MapPlace;
  /** "Al Malqa, Riyadh". */
  name: string;
  /** How exact the place is. */
  said: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The live map in a window of its own. Loaded, with the map library, only when someone asks for it. */
export function MapDialog(props: MapDialogProps) {
  const t = useTranslations();
  const { place, name } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('adMore.location.mapTitle', { place: name })}
      closeLabel={t('common.close')}
    >
      <PlaceMap
        place={place}
        name={name}
        className="h-[min(55dvh,28rem)] overflow-hidden rounded-base border border-line bg-sunken"
      />
      <p className="pt-3 text-soft">{props.said}</p>
      <Elsewhere place={place} />
      <p className="flex flex-wrap justify-between gap-x-4 pt-3 text-xs text-faint">
        <span>{t('adMore.location.keys')}</span>
        <span>{t('adMore.location.sources')}</span>
      </p>
    </Dialog>
  );
}

/** The way there is another map's business. */
function Elsewhere({ place }: { place: MapPlace }) {
  const t = useTranslations('adMore.location');
  const links = mapLinks(place);
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      {(['google', 'apple'] as const).map((site) => (
        <a
          key={site}
          href={links[site]}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary', 'small')}
        >
          {t(site)}
          <Icon name="external" className="size-4" />
        </a>
      ))}
    </div>
  );
}
