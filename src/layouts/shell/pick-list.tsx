import { Button } from 'antd';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';

interface Props<Option> {
  label: string;
  placeholder: string;
  /** Key of the option that is marked at first; absent: the best one. */
  start?: string;
  /** What to offer for a query, best first. */
  optionsOf: (query: string) => readonly Option[];
  children: (option: Option) => ReactNode;
  /** Title of the group that an option stands in; those of one group come one after the other. */
  groupOf?: (option: Option) => string;
  /** More may come: nothing found yet is not "no match". */
  isBusy?: boolean;
  /** What could not be searched: where it is so, nothing found is not "no match" either. */
  missed?: { text: string; retry: () => void } | null;
  onPick: (option: Option) => void;
  /** Hears what is typed, for options that come from elsewhere. */
  onQuery?: (query: string) => void;
  /** Gives what was typed before the field had the focus, once. */
  takeAhead?: () => string;
}

/** As much as the gateway takes for a keyword. */
const LENGTH = 256;

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** A search field over a list: arrows move, Enter picks, the focus stays in the field (combobox with listbox). */
export function PickList<Option extends { key: string }>(props: Props<Option>) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useState('');
  // The option that the arrows came to, not its place: what comes late may stand above it. Before that the best one is marked.
  const [marked, setMarked] = useState(props.start);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isBusy = false, missed = null } = props;
  const options = props.optionsOf(query);
  const said =
    options.length > 0 ? t('pick.count', { count: options.length }) : t(isBusy ? 'pick.searching' : 'pick.none');
  const found = options.findIndex(({ key }) => key === marked);
  const at = found < 0 && options.length > 0 ? 0 : found;
  const idOf = (index: number) => `${id}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which option is the marked one.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);

  const ask = (text: string) => {
    setQuery(text);
    setMarked(undefined);
    props.onQuery?.(text);
  };
  const onFocus = () => {
    const ahead = props.takeAhead?.() ?? '';
    if (ahead !== '') ask((query + ahead).slice(0, LENGTH));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const option = options[at];
    if (step && options.length > 0) setMarked(options[step(at, options.length)]?.key);
    else if (event.key === 'Enter' && option) props.onPick(option);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={field}
        maxLength={LENGTH}
        className="pick-list-input"
        role="combobox"
        aria-label={props.label}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? idOf(at) : undefined}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the operator opened it to type here.
        autoFocus
        value={query}
        onChange={(event) => ask(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} className="pick-list-options" role="listbox" aria-label={props.label}>
        {options.map((option, index) => {
          const group = props.groupOf?.(option);
          const before = options[index - 1];
          const isFirst = group !== undefined && (before === undefined || props.groupOf?.(before) !== group);
          return (
            <Fragment key={option.key}>
              {isFirst && (
                <div className="pick-list-group" role="presentation">
                  {group}
                </div>
              )}
              <button
                id={idOf(index)}
                type="button"
                className="header-item"
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onClick={() => props.onPick(option)}
              >
                {props.children(option)}
              </button>
            </Fragment>
          );
        })}
      </div>
      {isBusy && <div className="pick-list-busy" aria-hidden />}
      {missed && (
        <div className="pick-list-missed" role="alert">
          <span>{missed.text}</span>
          <Button
            size="small"
            onClick={() => {
              field.current?.focus();
              missed.retry();
            }}
          >
            {t('common.retry')}
          </Button>
        </div>
      )}
      <p className={options.length === 0 && !missed ? 'pick-list-none' : 'visually-hidden'} role="status">
        {options.length === 0 && missed && !isBusy ? '' : said}
      </p>
    </>
  );
}
