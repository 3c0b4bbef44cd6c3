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
  onPick: (option: Option) => void;
  /** Hears what is typed, for options that come from elsewhere. */
  onQuery?: (query: string) => void;
  /** Gives what was typed before the field had the focus, once. */
  takeAhead?: () => string;
}

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
  const [wanted, setAt] = useState(() =>
    Math.max(
      0,
      props.optionsOf('').findIndex(({ key }) => key === props.start),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const { isBusy = false } = props;
  const options = props.optionsOf(query);
  const said =
    options.length > 0 ? t('pick.count', { count: options.length }) : t(isBusy ? 'pick.searching' : 'pick.none');
  const at = Math.min(wanted, options.length - 1);
  const idOf = (index: number) => `${id}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: both decide which option is the marked one.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);

  const ask = (text: string) => {
    setQuery(text);
    setAt(0);
    props.onQuery?.(text);
  };
  const onFocus = () => {
    const ahead = props.takeAhead?.() ?? '';
    if (ahead !== '') ask(query + ahead);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const option = options[at];
    if (step && options.length > 0) setAt(step(at, options.length));
    else if (event.key === 'Enter' && option) props.onPick(option);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
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
      <p className={options.length === 0 ? 'pick-list-none' : 'visually-hidden'} role="status">
        {said}
      </p>
    </>
  );
}
