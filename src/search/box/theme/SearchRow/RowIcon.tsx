import {createElement, type ReactNode} from 'react';
import {
  BookA,
  BookOpen,
  Braces,
  Check,
  CircleQuestionMark,
  FileText,
  Hash,
  History,
  House,
  Languages,
  Layers,
  Link,
  type LucideIcon,
  Megaphone,
  Moon,
  Smartphone,
  Sun,
  X,
} from 'lucide-react';
import {areaOf, type Area} from '../../../engine/rowArea';
import type {Command} from '../../commands';
import type {SearchRow} from '../../searchState';

/** The same as in the sidebars. */
const areaIcons: Readonly<Record<Area, LucideIcon>> = {
  website: BookOpen,
  app: Smartphone,
  'api-v1': Braces,
  'api-v2': Braces,
  questions: CircleQuestionMark,
  'release-notes': Megaphone,
  glossary: BookA,
  home: House,
};

const pageIcon = (area: Area | undefined): LucideIcon => (area ? areaIcons[area] : FileText);

function commandIcon(id: Command['id']): LucideIcon {
  if (id === 'copy-link') return Link;
  if (id === 'dark') return Moon;
  if (id === 'light') return Sun;
  return id.startsWith('language-') ? Languages : Layers;
}

/** In an address, what precedes the area: language, docs, version. */
const beforeArea = /^.*?\/docs\/(?:\d[^/]*\/)?/;

function iconOf(row: SearchRow, isDone: boolean): LucideIcon {
  switch (row.kind) {
    case 'page':
      return pageIcon(row.area);
    case 'section':
      return Hash;
    case 'recent-page':
    case 'task':
      return pageIcon(areaOf(row.href.replace(beforeArea, '').replace(/[?#].*/, '')));
    case 'recent':
      return History;
    case 'clear-recent':
      return X;
    case 'command':
      return isDone ? Check : commandIcon(row.id);
  }
}

interface Props {
  row: SearchRow;
  /** Whether the command of the row has just been carried out. */
  isDone: boolean;
  className: string | undefined;
}

/** The icon that says what kind of row it is. */
export default function RowIcon({row, isDone, className}: Props): ReactNode {
  return createElement(iconOf(row, isDone), {'aria-hidden': true, size: 18, className});
}
