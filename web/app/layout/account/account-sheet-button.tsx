import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { late } from '../../rendering/late.ts';
import { Icon } from '../../ui/icon.tsx';
import { toastError } from '../../ui/late-toast.ts';

const load = async () => (await import('./account-sheet.tsx')).AccountSheet;
const AccountSheet = late(load, NotThere);

/** The phone's way to the account: the same panel in a sheet, whose code comes as the button is pressed. */
export function AccountSheetButton(props: { className: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={props.className}
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Icon name="user" />
        {props.text}
      </button>
      {isOpen ? (
        <Suspense>
          <AccountSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Says that the sheet could not be fetched, where it would have opened. */
function NotThere({ onClose }: { onClose: () => void }) {
  const t = useTranslations('common');
  useEffect(() => {
    onClose();
    void toastError(t('offline'), 'account-sheet');
  });
  return null;
}
