import type { BoardUnit } from '@diyar/contract/booking/board';
import { useTranslations } from '../../i18n/translations.ts';
import { UnitPlace } from '../units/unit-place.tsx';

/** A unit's name over its code and property, and whether it is not on show. */
export function UnitLabel({ unit }: { unit: BoardUnit }) {
  const t = useTranslations('unitBoard.board');
  return (
    <>
      <span className="line-clamp-1 font-medium max-md:line-clamp-2">
        <bdi lang={unit.name_lang}>{unit.name}</bdi>
      </span>
      <span className="line-clamp-1 text-xs text-soft">
        <UnitPlace unit={unit} property={unit.property} />
      </span>
      {unit.on_show ? null : <span className="block text-xs font-medium text-soft">{t('hidden')}</span>}
    </>
  );
}
