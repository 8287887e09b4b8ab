import { Suspense, useState } from 'react';
import { late } from '../rendering/late.ts';
import { Icon } from '../ui/icon.tsx';

const AccountSheet = late(async () => (await import('./account-sheet.tsx')).AccountSheet);

/** The phone's way to the account: the same panel in a sheet, whose code comes when it is first opened. */
export function AccountSheetButton(props: { className: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={props.className} onClick={() => setOpen(true)}>
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
