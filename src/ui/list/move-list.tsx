import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import './views.css';

interface Item {
  key: string;
  /** In the names of its buttons. */
  name: string;
  content: ReactNode;
  /** More buttons behind those that move it. */
  more?: ReactNode;
}

interface Props {
  label: string;
  items: readonly Item[];
  /** The keys in their new order. */
  onMove: (keys: string[]) => void;
}

/** A list whose order is changed by buttons, so by keyboard too; the focus goes with what was moved. */
export function MoveList({ label, items, onMove }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ key: string; step: -1 | 1; to: number } | null>(null);
  useLayoutEffect(() => {
    if (!moved) return;
    // A moved element loses the focus; at the end of the list its button is disabled, so the other one takes it.
    const row = list.current?.children[moved.to];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? [])];
    const wanted = buttons.find((one) => one.dataset.step === String(moved.step) && !one.disabled);
    (wanted ?? buttons.find((one) => !one.disabled))?.focus();
  }, [moved]);
  const move = (from: number, step: -1 | 1) => {
    const keys = items.map((one) => one.key);
    const [key = ''] = keys.splice(from, 1);
    keys.splice(from + step, 0, key);
    onMove(keys);
    setMoved({ key, step, to: from + step });
  };
  const name = items.find((one) => one.key === moved?.key)?.name;
  return (
    <>
      <ul ref={list} className="move-list" aria-label={label}>
        {items.map((item, index) => (
          <li key={item.key}>
            <span className="move-list-content">{item.content}</span>
            <Button
              type="text"
              size="small"
              data-step="-1"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={t('views.up', { name: item.name })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <Button
              type="text"
              size="small"
              data-step="1"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={t('views.down', { name: item.name })}
              disabled={index === items.length - 1}
              onClick={() => move(index, 1)}
            />
            {item.more}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved && name && t('views.moved', { name, at: moved.to + 1, of: items.length })}
      </p>
    </>
  );
}
