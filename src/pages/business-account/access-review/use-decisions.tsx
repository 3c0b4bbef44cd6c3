import { useCallback, useMemo } from 'react';
import { accessApi, CONSOLE_PRODUCT } from '@/api/business-account/access';
import {
  type ActionAccess,
  accessReviewApi,
  type GrantedAccess,
  type RightChange,
  type ScreenAccess,
} from '@/api/business-account/access-review';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListCall } from '@/lib/contract/client';
import { allOf, type Permit } from '@/lib/permit';
import { useCan, useOwnId } from '@/session/session';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { BulkAction } from '@/ui/list/use-selection';
import { CHANGES } from './change-labels';
import { keep, type Line, MOST_MARKED, mark, useLines } from './lines';

type Row = ScreenAccess | GrantedAccess;

/** The line as it is marked; null where the gateway gives the right to each account, or names no code of the resource. */
function lineOf(row: Row): Line | null {
  const { id, account } = row;
  if ('gate' in row)
    return row.about ? { list: 'resources', id, account, what: row.resource.name, resource: row.about } : null;
  const { product, menu } = row;
  if (product.code === CONSOLE_PRODUCT) return null;
  return {
    list: 'screens',
    id,
    account,
    what: `${product.name} / ${menu.name}`,
    product: product.code,
    menu: menu.key,
  };
}

const markable = (row: Row, own: string): Permit<MessageId> =>
  allOf<MessageId>(
    row.change !== 'removed' || 'accessReview.isGone',
    lineOf(row) !== null || ('gate' in row ? 'accessReview.noCode' : 'accessReview.ofGateway'),
    row.account.id !== own || 'accessReview.isOwn',
  );

/** What became of a line since the last sign-off. */
export function changeColumn<R extends { id: string; change?: RightChange | undefined }>(title: string): Column<R> {
  return {
    key: 'change',
    title,
    exportValue: ({ change }, t) => (change === undefined ? '' : statusText(t, CHANGES, change)),
    render: (_, { change }) => (change === undefined ? null : <StatusTag value={change} map={CHANGES} />),
  };
}

/** The column of the same for a list whose rights are the gateway's own. */
export function useChangeColumns(): readonly Column<ActionAccess>[] {
  const t = useT();
  const isOffered = useOffers()(accessReviewApi.getBaseline);
  return useMemo(() => (isOffered ? [changeColumn<ActionAccess>(t('accessReview.sinceLast'))] : []), [t, isOffered]);
}

/**
 * Keep or revoke, line by line and for many: columns and actions of a list whose lines can be taken away. Nothing where the
 * gateway does not explain access, which is what says how a line is taken away.
 */
export function useDecisions<R extends Row, Filters extends object>(call: ListCall<R, Filters>) {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const report = useReport();
  const own = useOwnId();
  const { marked } = useLines();
  const isCompared = offers(accessReviewApi.getBaseline);
  const isOffered = isCompared && offers(accessApi.getFacts);
  const permit = can(accountAuthorizationApi.updateBasic);

  const markAll = useCallback(
    (rows: readonly Row[]) => {
      const lines = rows.flatMap((row) => (markable(row, own) === true ? (lineOf(row) ?? []) : []));
      if (!mark(lines)) report.warning(t('accessReview.tooMany', { max: MOST_MARKED }));
      else if (lines.length < rows.length)
        report.warning(t('accessReview.markedSome', { count: lines.length, rest: rows.length - lines.length }));
    },
    [own, report, t],
  );

  const columns = useMemo((): readonly Column<R>[] => {
    const change = isCompared ? [changeColumn<R>(t('accessReview.sinceLast'))] : [];
    if (!isOffered) return change;
    const ids = new Set(marked.map(({ id }) => id));
    const decision = ({ id }: R) => t(ids.has(id) ? 'accessReview.toRevoke' : 'accessReview.kept');
    return [
      ...change,
      {
        key: 'decision',
        title: t('accessReview.decision'),
        exportValue: decision,
        render: (_, row) => <span className={ids.has(row.id) ? 'review-unseen' : 'absent'}>{decision(row)}</span>,
      },
      columnsOf<R>().actions(t('table.actions'), (row) => {
        const line = lineOf(row);
        if (line && ids.has(row.id)) return [{ key: 'keep', label: t('accessReview.keep'), run: () => keep([line]) }];
        return [
          {
            key: 'revoke',
            label: t('accessReview.revoke'),
            permit: allOf(permit, markable(row, own)),
            run: () => markAll([row]),
          },
        ];
      }),
    ];
  }, [t, isCompared, isOffered, marked, permit, own, markAll]);

  const bulk = useMemo(
    (): readonly BulkAction<R>[] =>
      isOffered
        ? [
            {
              key: 'revoke',
              label: t('accessReview.revoke'),
              permit,
              run: ({ target, count, rows }) => {
                if ('ids' in target) markAll(rows);
                else if (count > MOST_MARKED) report.warning(t('accessReview.tooMany', { max: MOST_MARKED }));
                else
                  void allPages((page) => anyFilters(call)({ ...target.all, ...page })).then(
                    markAll,
                    (error: unknown) => report.error(error),
                  );
              },
            },
          ]
        : [],
    [t, isOffered, permit, markAll, report, call],
  );
  return { columns, bulk };
}
