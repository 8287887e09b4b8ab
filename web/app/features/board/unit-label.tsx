import type { BoardUnit } from '@diyar/contract/booking/board';

/** A unit's name over its property and its code, by which units of one name are told apart. */
export function UnitLabel({ unit }: { unit: BoardUnit }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">
        <bdi lang={unit.name_lang}>{unit.name}</bdi>
      </span>
      <UnitPlace unit={unit} />
    </>
  );
}

/** The code stands before the property: of both, the end is what a narrow column cuts off. */
export function UnitPlace({ unit }: { unit: BoardUnit }) {
  return (
    <span className="line-clamp-1 text-xs text-soft">
      <bdi dir="ltr">{unit.code}</bdi>
      {unit.name === unit.property ? null : (
        <>
          {' · '}
          <bdi>{unit.property}</bdi>
        </>
      )}
    </span>
  );
}
