import type { Closure } from '@diyar/contract/booking/closures';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { useRuleText } from './board-words.ts';
import { type Closing, useClosing } from './use-closing.ts';
import { useClosures } from './use-closures.ts';

/** All closures of the account that hold today or later, each with the way to take it away. */
export function ClosuresSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations('unitBoard');
  const { data, error, refetch } = useClosures();
  const closing = useClosing(onDone);
  return (
    <Sheet isOpen onClose={onClose} title={t('closing.list')} closeLabel={t('close')}>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-60" />
        ) : (
          <OwnAdProblem error={error} title={t('board.failed')} retry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <p className="text-soft">{t('closing.listEmpty')}</p>
      ) : (
        <ul className="grid gap-3">
          {data.items.map((closure) => (
            <Row key={closure.id} closure={closure} mayEdit={data.abilities.edit} closing={closing} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Row(props: { closure: Closure; mayEdit: boolean; closing: Closing }) {
  const t = useTranslations('unitBoard.panel');
  const ruleText = useRuleText();
  const { closure, mayEdit, closing } = props;
  const what = ruleText(closure);
  return (
    <li className="grid gap-1 rounded-base border border-line p-4">
      <p className="font-medium">
        <bdi lang={closure.unit.name_lang}>{closure.unit.name}</bdi>
      </p>
      <p>{what}</p>
      {closure.note === null ? null : (
        <p className="text-sm text-soft">
          <bdi>{closure.note}</bdi>
        </p>
      )}
      {mayEdit ? (
        <span className="pt-1">
          <Button
            kind="danger"
            size="small"
            aria-label={t('removeOf', { what })}
            pending={closing.isPending}
            onClick={() => void closing.remove(closure)}
          >
            {t('remove')}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
