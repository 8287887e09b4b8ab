import { type DragEvent, useEffect, useRef, useState } from 'react';

const isPicture = (file: File) => file.type.startsWith('image/') || file.type === '';

/** Files that are dragged onto a place, or pasted anywhere on its page. */
export function useTakenFiles(add: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(isPicture);
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      add([...event.dataTransfer.files]);
    },
  };
  return { isOver, place };
}
