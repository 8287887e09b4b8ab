import type { HostCoupon, HostOffer } from '@diyar/contract/supply/host-discounts';
import { PERIODS } from '@diyar/contract/words/period';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import {
  type DiscountDraft,
  type DiscountKind,
  draftOf,
  newDraft,
  removeDiscount,
  sendDraft,
} from './discount-draft.ts';
import { DiscountItem } from './discount-item.tsx';
import { DiscountSheet } from './discount-sheet.tsx';
import { type DiscountList, useDiscountList } from './use-discounts.ts';

/** The account's discounts, or its coupons: how each stands, and making, changing, pausing and deleting one. */
export function DiscountsPage({ kind }: { kind: DiscountKind }) {
  const t = useTranslations('hostPrices');
  const { data, error, refetch, reload } = useDiscountList(kind);
  if (data !== undefined) return <Shown kind={kind} list={data} reload={reload} />;
  if (error === null) return <PageSkeleton />;
  return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
}

interface ShownProps {
  kind: DiscountKind;
  list: DiscountList;
  reload: () => Promise<void>;
}

function Shown({ kind, list, reload }: ShownProps) {
  const t = useTranslations('hostPrices');
  const [draft, setDraft] = useState<DiscountDraft | null>(null);
  const { items, units, today, abilities } = list;
  const offered = PERIODS.filter((period) => units.some(({ periods }) => periods.includes(period)));
  const count = items.filter(({ state }) => state === 'running').length;
  const saved = () => {
    setDraft(null);
    void reload();
  };
  const add = (
    <Button
      onClick={() => setDraft(newDraft(today, offered))}
      disabledReason={units.length === 0 ? t('discount.noUnits') : undefined}
    >
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <div className="page grid grid-cols-1 gap-6 py-6 lg:py-8">
      <PageHead
        title={t(`${kind}.title`)}
        lead={t(`${kind}.lead`, { count })}
        action={abilities.edit ? add : null}
      />
      {items.length === 0 ? (
        <EmptyState drawing="receipt" title={t(`${kind}.empty`)} text={t(`${kind}.emptyText`)} />
      ) : (
        <Items kind={kind} list={list} reload={reload} onEdit={(item) => setDraft(draftOf(item))} />
      )}
      {draft === null ? null : (
        <DiscountSheet
          kind={kind}
          draft={draft}
          units={units}
          onClose={() => setDraft(null)}
          onSaved={saved}
        />
      )}
    </div>
  );
}

type Item = HostOffer | HostCoupon;

/** The list, with pausing and deleting of each. */
function Items({ kind, list, reload, onEdit }: ShownProps & { onEdit: (item: Item) => void }) {
  const lang = useLang();
  const [removed, setRemoved] = useState<Item | null>(null);
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
      await reload();
      setRemoved(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    }
  };
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {list.items.map((item) => (
        <DiscountItem
          key={item.id}
          item={item}
          mayEdit={list.abilities.edit}
          onEdit={() => onEdit(item)}
          onPause={(paused) => void act(() => sendDraft(kind, { ...draftOf(item), paused }, lang))}
          onRemove={() => setRemoved(item)}
        />
      ))}
      {removed === null ? null : (
        <RemoveDialog
          kind={kind}
          name={removed.name}
          onClose={() => setRemoved(null)}
          onRemove={() => void act(() => removeDiscount(kind, removed.id, lang))}
        />
      )}
    </div>
  );
}

function RemoveDialog(props: {
  kind: DiscountKind;
  name: string;
  onClose: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations('hostPrices');
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t(`${props.kind}.delete`)}
      closeLabel={t('discount.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('discount.cancel')}
          </Button>
          <Button kind="danger" onClick={props.onRemove}>
            {t('discount.remove')}
          </Button>
        </div>
      }
    >
      <p className="font-bold">
        <bdi>{props.name}</bdi>
      </p>
      <p>{t(`${props.kind}.deleteText`)}</p>
    </Dialog>
  );
}
