/** Halalas of an amount typed in riyals ("1,250.50"); undefined when it is not one. */
export function halalasOf(text: string): number | undefined {
  const plain = text
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace('٫', '.')
    .replace(/[,٬\s]/g, '');
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (match === null) return undefined;
  const halalas = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return halalas > 0 ? halalas : undefined;
}
