import type { Handover } from '@diyar/contract/booking/handovers';
import type { ReservationCard } from '@diyar/contract/booking/reservations';
import type { ReactNode } from 'react';
import { DIR_OF } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A named part of what is told. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 border-t border-line pt-4">
      <h3 className="text-sm font-bold">{title}</h3>
      {children}
    </div>
  );
}

/** Name and number of the other side, and the ways to reach them. */
export function ContactPart(props: { contact: NonNullable<Handover['contact']>; title: string }) {
  const t = useTranslations('bookingAfter.handover');
  const { name, phone, call_url, whatsapp_url } = props.contact;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div>
          <p className="text-xs text-soft">{props.title}</p>
          <p className="font-bold">
            <bdi>{name}</bdi>
          </p>
          <bdi dir="ltr" className="tabular text-soft">
            {phone}
          </bdi>
        </div>
      </div>
      <div className="flex gap-2 print:hidden">
        <a href={call_url} className={buttonLook('secondary')}>
          <Icon name="phone" />
          {t('call')}
        </a>
        <a href={whatsapp_url} target="_blank" rel="noopener noreferrer" className={buttonLook('secondary')}>
          <Icon name="chat" />
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}

/** Where it is exactly, in words and for a map. */
export function PlacePart(props: { place: NonNullable<Handover['place']>; ad: ReservationCard['ad'] }) {
  const t = useTranslations();
  const { place, ad } = props;
  const { lat, lng } = place.point;
  const area = t('reservations.place', { district: ad.district.name, city: ad.city.name });
  return (
    <Part title={t('bookingAfter.handover.place')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-0.5">
          <p>
            {place.street === null ? null : (
              <>
                <bdi>{place.street}</bdi>
                {' · '}
              </>
            )}
            {area}
          </p>
          <dl className="flex flex-wrap gap-x-4 text-sm text-soft">
            {place.short_address === null ? null : (
              <Fact name={t('bookingAfter.handover.shortAddress')} value={place.short_address} />
            )}
            <Fact name={t('bookingAfter.handover.point')} value={`${lat.toFixed(5)}, ${lng.toFixed(5)}`} />
          </dl>
        </div>
        <a
          href={place.map_url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook('secondary')} print:hidden`}
        >
          <Icon name="pin" />
          {t('bookingAfter.handover.openMap')}
        </a>
      </div>
    </Part>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr" className="tabular">
          {value}
        </bdi>
      </dd>
    </div>
  );
}

/** Words the advertiser wrote, in their language. */
export function WordsPart(props: { title: string; words: NonNullable<Handover['directions']> }) {
  const { text, lang } = props.words;
  return (
    <Part title={props.title}>
      <p lang={lang} dir={DIR_OF[lang]} className="max-w-prose justify-self-start whitespace-pre-line">
        {text}
      </p>
    </Part>
  );
}
