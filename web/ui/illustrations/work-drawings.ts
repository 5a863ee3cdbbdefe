import { workGroupOf, type WorkGroup } from '../../../contract/reference/work-groups.ts'

type Shape = readonly [
  tag: 'rect' | 'path' | 'circle' | 'ellipse',
  attributes: { readonly [name: string]: string },
]

/** Our pictures of kinds of work, 48 by 48. Fetched beside what is listed, so that a list waits for none of them. */
export const workDrawings: { readonly [Group in WorkGroup]: readonly Shape[] } = {
  child: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#f2c766' }],
    ['path', { d: 'M10 44c0-11 6-16 14-16s14 5 14 16z', fill: '#1f6b42' }],
    ['circle', { cx: '24', cy: '19', r: '10', fill: '#8a5230' }],
    ['path', { d: 'M14 18c0-8 4-12 10-12s10 4 10 12c-3-5-6-7-10-7s-7 2-10 7z', fill: '#2b1b12' }],
    [
      'path',
      { d: 'M20 22q4 4 8 0', fill: 'none', stroke: '#2b1b12', strokeWidth: '1.8', strokeLinecap: 'round' },
    ],
    ['circle', { cx: '20.5', cy: '18.5', r: '1.3', fill: '#2b1b12' }],
    ['circle', { cx: '27.5', cy: '18.5', r: '1.3', fill: '#2b1b12' }],
    ['path', { d: 'M24 33l4 4-4 4-4-4z', fill: '#e5a823' }],
  ],
  home: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#cfe7ea' }],
    ['path', { d: 'M11 24h26v16H11z', fill: '#fff7e8' }],
    ['path', { d: 'M7 25 24 10l17 15-3 3-14-12-14 12z', fill: '#bc4a2b' }],
    ['path', { d: 'M21 29h7v11h-7z', fill: '#1f6b42' }],
    ['path', { d: 'M36 18v20', stroke: '#8a4b22', strokeWidth: '2.5', strokeLinecap: 'round' }],
    ['path', { d: 'M32 36h8l2 6H30z', fill: '#e5a823' }],
  ],
  kitchen: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#e5a823' }],
    ['path', { d: 'M12 23h24v11a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z', fill: '#1f6b42' }],
    ['path', { d: 'M10 20h28v4H10z', fill: '#174f33' }],
    [
      'path',
      {
        d: 'M12 28H8v4M36 28h4v4',
        fill: 'none',
        stroke: '#174f33',
        strokeWidth: '2.5',
        strokeLinecap: 'round',
      },
    ],
    [
      'path',
      {
        d: 'M19 16q-3-3 0-6M25 16q-3-3 0-6M31 16q-3-3 0-6',
        fill: 'none',
        stroke: '#fff7e8',
        strokeWidth: '2.5',
        strokeLinecap: 'round',
      },
    ],
  ],
  care: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#f6d9cd' }],
    ['path', { d: 'M24 33C10 24 11 12 18 12c4 0 6 4 6 4s2-4 6-4c7 0 8 12-6 21z', fill: '#bc4a2b' }],
    ['path', { d: 'M6 36c6-5 11-3 14-1h8c3 0 3 4 0 4h-7 9l8-5c3-1 5 2 2 4l-9 6H14l-8-2z', fill: '#8a5230' }],
  ],
  road: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#8ecbd0' }],
    ['path', { d: 'M0 36h48v0a12 12 0 0 1-12 12H12A12 12 0 0 1 0 36z', fill: '#4a4038' }],
    ['path', { d: 'M12 22l4-8h14l6 8 4 2v10H8V24z', fill: '#2d5fa8' }],
    ['path', { d: 'M15 22l3-6h5v6zM25 16h4l4 6h-8z', fill: '#fff7e8' }],
    ['circle', { cx: '16', cy: '35', r: '4.5', fill: '#2b1b12' }],
    ['circle', { cx: '33', cy: '35', r: '4.5', fill: '#2b1b12' }],
    ['circle', { cx: '16', cy: '35', r: '1.8', fill: '#f2c766' }],
    ['circle', { cx: '33', cy: '35', r: '1.8', fill: '#f2c766' }],
  ],
  garden: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#d5e8c8' }],
    ['path', { d: 'M15 32h18l-3 11H18z', fill: '#bc4a2b' }],
    ['path', { d: 'M24 32V17', stroke: '#174f33', strokeWidth: '2.5', strokeLinecap: 'round' }],
    [
      'path',
      { d: 'M24 22c-9 0-11-6-11-10 7 0 11 3 11 10zM24 18c0-8 5-11 12-11 0 6-4 11-12 11z', fill: '#1f6b42' },
    ],
  ],
  guard: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#dcdff0' }],
    ['path', { d: 'M24 8l13 5v10c0 9-5 14-13 17-8-3-13-8-13-17V13z', fill: '#2d5fa8' }],
    [
      'path',
      {
        d: 'M17 24l5 5 9-10',
        fill: 'none',
        stroke: '#f2c766',
        strokeWidth: '3.5',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    ],
  ],
  repair: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#f2e3c4' }],
    ['path', { d: 'M12 10h14c5 0 8 3 9 6h-9v3H12z', fill: '#4a4038' }],
    ['path', { d: 'M16 19h6v21h-6z', fill: '#8a4b22' }],
    ['path', { d: 'M33 22a6 6 0 0 0-3 11v8h5v-8a6 6 0 0 0 3-11v6h-5z', fill: '#35929a' }],
  ],
  cloth: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#e9dff0' }],
    ['path', { d: 'M17 10l-9 6 4 8 4-2v18h16V22l4 2 4-8-9-6q-7 6-14 0z', fill: '#fff7e8' }],
    ['path', { d: 'M21.5 14h5v26h-5z', fill: '#1f6b42' }],
    ['path', { d: 'M24 17l2.5 3.5L24 24l-2.5-3.5zM24 25l2.5 3.5L24 32l-2.5-3.5z', fill: '#e5a823' }],
  ],
  table: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#f2c766' }],
    ['path', { d: 'M10 30a14 14 0 0 1 28 0z', fill: '#fff7e8' }],
    ['circle', { cx: '24', cy: '14', r: '2.5', fill: '#bc4a2b' }],
    ['path', { d: 'M7 31h34v4H7z', fill: '#bc4a2b' }],
    [
      'path',
      { d: 'M14 27q2-6 7-7', fill: 'none', stroke: '#e5a823', strokeWidth: '2', strokeLinecap: 'round' },
    ],
  ],
  office: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#cfe7ea' }],
    ['path', { d: 'M10 12h28v19H10z', fill: '#4a4038' }],
    ['path', { d: 'M13 15h22v13H13z', fill: '#8ecbd0' }],
    ['path', { d: 'M20 31h8l2 6H18zM12 37h24v3H12z', fill: '#4a4038' }],
    [
      'path',
      {
        d: 'M16 25l4-4 4 3 7-6',
        fill: 'none',
        stroke: '#1f6b42',
        strokeWidth: '2.5',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    ],
  ],
  lesson: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#d5e8c8' }],
    [
      'path',
      { d: 'M24 15c-4-4-10-4-15-3v24c5-1 11-1 15 3 4-4 10-4 15-3V12c-5-1-11-1-15 3z', fill: '#fff7e8' },
    ],
    ['path', { d: 'M24 15v24', stroke: '#bc4a2b', strokeWidth: '2' }],
    [
      'path',
      {
        d: 'M13 19q4 0 7 2M13 25q4 0 7 2M35 19q-4 0-7 2M35 25q-4 0-7 2',
        fill: 'none',
        stroke: '#1f6b42',
        strokeWidth: '2',
        strokeLinecap: 'round',
      },
    ],
  ],
  animal: [
    ['rect', { width: '48', height: '48', rx: '12', fill: '#f6d9cd' }],
    ['path', { d: 'M24 23c6 0 10 6 10 11s-5 6-10 4c-5 2-10 1-10-4s4-11 10-11z', fill: '#8a5230' }],
    ['ellipse', { cx: '13', cy: '22', rx: '3.5', ry: '4.5', fill: '#8a5230' }],
    ['ellipse', { cx: '35', cy: '22', rx: '3.5', ry: '4.5', fill: '#8a5230' }],
    ['ellipse', { cx: '19', cy: '14', rx: '3.5', ry: '5', fill: '#8a5230' }],
    ['ellipse', { cx: '29', cy: '14', rx: '3.5', ry: '5', fill: '#8a5230' }],
  ],
}

/** The picture of a kind of work, given by the id of its job title or by its work type. */
export const drawingOf = (kind: string): readonly Shape[] => workDrawings[workGroupOf(kind)]
