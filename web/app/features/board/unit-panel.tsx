import type { Board, BoardItem, BoardUnit } from '@diyar/contract/booking/board';
import type { Closure } from '@diyar/contract/booking/closures';
import { dateTimeText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { boardPaths } from '../../site/board-paths.ts';
import { paths } from '../../site/paths.ts';
import { Badge, Notice } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { StateChip } from '../reservations/state-chip.tsx';
import { UnitPlace } from '../units/unit-place.tsx';
import { useColumnText, useItemText } from './board-words.ts';
import { CloseForm } from './close-form.tsx';
import { type ClosureDraft, draftOf } from './closure-draft.ts';
import type { Column } from './columns.ts';
import { useClosing } from './use-closing.ts';
import { useClosures } from './use-closures.ts';

interface UnitPanelProps {
  board: Board;
  unit: BoardUnit;
  /** What takes the unit in the chosen columns. */
  items: readonly BoardItem[];
  /** The first and the last of the chosen columns. */
  first: Column;
  last: Column;
  draft: ClosureDraft;
  onDone: () => void;
  onClose: () => void;
}

/** A unit on the chosen days or hours: its bookings and closures there, and closing it. */
export function UnitPanel({ board, unit, items, first, last, draft, onDone, onClose }: UnitPanelProps) {
  const t = useTranslations('unitBoard');
  const lang = useLang();
  const columnText = useColumnText();
  const closing = useClosing(onDone);
  const [edited, setEdited] = useState<Closure>();
  const mayClose = board.abilities.close;
  return (
    <Sheet isOpen onClose={onClose} title={unit.name} closeLabel={t('close')}>
      <div className="grid gap-6">
        <p className="text-xs text-soft">
          <UnitPlace unit={unit} property={unit.property} />
        </p>
        {unit.on_show ? null : <Notice tone="warning">{t('board.hiddenWhy')}</Notice>}
        <section className="grid gap-3">
          <h3 className="font-bold">
            {first.key === last.key
              ? columnText(first)
              : t('panel.times', { from: columnText(first), to: columnText(last) })}
          </h3>
          {items.length === 0 ? <p className="text-soft">{t('panel.nothing')}</p> : null}
          <ul className="grid gap-3">
            {items.map((item) => (
              <Item
                key={`${item.starts_at} ${item.reservation?.id ?? item.closure?.id}`}
                item={item}
                unitId={unit.id}
                mayClose={mayClose}
                closing={closing}
                onEdit={setEdited}
              />
            ))}
          </ul>
        </section>
        {mayClose ? (
          <section className="grid gap-3 border-t border-line pt-5">
            <h3 className="font-bold">{t(edited === undefined ? 'panel.close' : 'panel.change')}</h3>
            <CloseForm
              key={edited?.id ?? 'new'}
              first={edited === undefined ? draft : draftOf(edited)}
              closing={closing}
              submitText={t(edited === undefined ? 'closing.save' : 'closing.saveChange')}
              onSubmit={(rule) =>
                void (edited === undefined
                  ? closing.close(unit.id, rule)
                  : closing.change(edited.id, rule, t('closing.changed')))
              }
            />
          </section>
        ) : (
          <p className="text-soft">{t('closing.readOnly')}</p>
        )}
        <Link
          to={boardPaths(lang).settings(unit.id)}
          className="justify-self-start text-sm text-soft underline"
        >
          {t('board.openSettings')}
        </Link>
      </div>
    </Sheet>
  );
}

interface ItemProps {
  item: BoardItem;
  unitId: string;
  mayClose: boolean;
  closing: ReturnType<typeof useClosing>;
  onEdit: (closure: Closure) => void;
}

function Item({ item, unitId, mayClose, closing, onEdit }: ItemProps) {
  const t = useTranslations('unitBoard.panel');
  const to = paths(useLang());
  const itemText = useItemText();
  const times = { from: ltrText(dateTimeText(item.starts_at)), to: ltrText(dateTimeText(item.ends_at)) };
  const { reservation, closure } = item;
  return (
    <li className="grid gap-2 rounded-base border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {itemText(item)}
        {reservation === null ? null : <StateChip state={reservation.state} />}
        {closure?.repeats ? <Badge>{t('repeats')}</Badge> : null}
      </p>
      <p className="text-sm text-soft">{t('times', times)}</p>
      {item.own ? null : <p className="text-sm text-soft">{t('otherUnit')}</p>}
      {reservation === null ? null : (
        <Link
          to={`${to.reservation(reservation.id)}?side=host`}
          className={`${buttonLook('secondary', 'small')} justify-self-start`}
        >
          {t('openBooking', { number: ltrText(reservation.id) })}
        </Link>
      )}
      {closure === null || !item.own || !mayClose ? null : (
        <ClosureButtons id={closure.id} unitId={unitId} closing={closing} onEdit={onEdit} />
      )}
    </li>
  );
}

function ClosureButtons(props: Pick<ItemProps, 'unitId' | 'closing' | 'onEdit'> & { id: string }) {
  const t = useTranslations('unitBoard.panel');
  const { data } = useClosures(props.unitId);
  const closure = data?.items.find(({ id }) => id === props.id);
  return (
    <span className="flex flex-wrap gap-2">
      {closure === undefined ? null : (
        <Button kind="secondary" size="small" onClick={() => props.onEdit(closure)}>
          {t('edit')}
        </Button>
      )}
      <Button
        kind="danger"
        size="small"
        pending={props.closing.isPending}
        onClick={() => void props.closing.remove({ id: props.id })}
      >
        {t('remove')}
      </Button>
    </span>
  );
}
