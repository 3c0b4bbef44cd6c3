import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';

interface Props extends PaginationProps {
  /** How many rows there are; null where nobody counts them. */
  rows: number | null;
  isCut: boolean | undefined;
}

/** The numbers of the pages, and before them what there is of rows. */
export default function Pages({ rows, isCut, ...pages }: Props) {
  const t = useT();
  const language = useLanguage();
  const text = rows === null ? '' : t('table.total', { total: rows });
  const note = isCut ? t('table.cut') : '';
  const said = text && note ? t('common.aside', { text, note }) : text || note;
  return (
    <Pagination
      {...pages}
      {...(said !== '' && { showTotal: () => <output>{said}</output> })}
      // Grouped as the count of rows beside them.
      itemRender={(page, type, drawn) =>
        type === 'page' && isValidElement(drawn) ? cloneElement(drawn, {}, page.toLocaleString(language)) : drawn
      }
    />
  );
}
