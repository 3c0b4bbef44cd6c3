import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { MAX_RESOURCE_ROWS, operation } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import { csvRows } from '@/lib/csv';
import { checkFile, type FileRefusal, type FileRule, readTextFile } from '@/lib/file-check';
import { inSlices, type Steps } from '@/lib/slices';
import { useTurns } from '@/ui/data/use-turns';
import { FileButton, fileProblemText } from '@/ui/form/file-button';
import { COLUMNS, OPERATIONS, type RowOption, type RowOptions } from './labels';
import { type KnownResource, named, type TypedRow } from './typed-row';

const RULE: FileRule = { extensions: ['csv', 'txt'], maxBytes: 1024 * 1024 };

interface Props {
  options: RowOptions;
  known: readonly KnownResource[];
  onAdd: (rows: TypedRow[]) => void;
}

/** Many rows at once: pasted, or from a file. One line each, the name first; what else there is may follow. */
export default function ManyRows({ options, known, onAdd }: Props) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FileRefusal | null>(null);
  const [lines, setLines] = useState<readonly string[][]>([]);
  const begin = useTurns();
  const title = t(COLUMNS.name);
  const change = async (next: string) => {
    const signal = begin();
    setText(next);
    setLines([]);
    const found = await inSlices(linesOf(next, title), signal);
    if (found) setLines(found);
  };
  const operations = operation.options.map((value) => ({ value, label: t(OPERATIONS[value]) }));
  const rowOf = ([name = '', type, access, module, asset]: string[]): TypedRow => {
    const own: TypedRow = { operation: operation.safeParse(codeOf(operations, access)).data ?? 'readOnly' };
    const chosen = {
      type: codeOf(options.types, type),
      module: codeOf(options.modules, module),
      assetType: codeOf(options.assetTypes, asset),
    };
    for (const [key, value] of Object.entries(chosen)) if (value !== undefined) Object.assign(own, { [key]: value });
    return named(own, name, known);
  };
  const take = async (file: File) => {
    const signal = begin();
    const found = await checkFile(file, RULE);
    const read = found === null ? await readTextFile(file) : null;
    // What was typed or chosen meanwhile stays.
    if (signal.aborted) return;
    setProblem(found);
    if (read !== null) await change(read);
  };
  return (
    <div className="many-rows">
      <label htmlFor={id}>{t('resourceRows.manyLabel')}</label>
      <Input.TextArea id={id} dir="ltr" rows={5} value={text} onChange={(event) => void change(event.target.value)} />
      <p className="screen-note">{t('resourceRows.manyHelp')}</p>
      <FileButton rule={RULE} onFile={(file) => void take(file)}>
        {t('resourceRows.importFile')}
      </FileButton>
      {problem && <p role="alert">{fileProblemText(t, problem, RULE)}</p>}
      <Button
        disabled={lines.length === 0}
        onClick={() => {
          // Of more there is no row, only their count.
          onAdd(lines.map((line, index) => (index < MAX_RESOURCE_ROWS ? rowOf(line) : {})));
          void change('');
        }}
      >
        {t('resourceRows.addMany', { count: lines.length })}
      </Button>
    </div>
  );
}

/** The cells of each line that names something, read in steps; a first line of titles is none. */
function* linesOf(text: string, title: string): Steps<string[][]> {
  const lines: string[][] = [];
  for (const { cells } of yield* csvRows(text)) {
    yield;
    lines.push(cells.map((cell) => cell.trim()));
  }
  const isHead = ['name', title.toLowerCase()].includes(lines[0]?.[0]?.toLowerCase() ?? '');
  return (isHead ? lines.slice(1) : lines).filter(([name]) => name !== '');
}

/** The code behind what a cell says: the code itself, or its title. */
const codeOf = (options: readonly RowOption[], said: string | undefined): string | undefined => {
  const wanted = said?.toLowerCase();
  return options.find(({ value, label }) => wanted === value.toLowerCase() || wanted === label.toLowerCase())?.value;
};
