/** Pictures of Horses & Stagecoach for `Icon`, in its 66 × 66 box; strokes are ink and 3 wide. */

export interface Stroke {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

export const HORSES_ICONS: Record<string, Stroke[]> = {
  ride: [
    {
      d: 'M62 62Q60 30 44 16L42 4L34 11Q24 12 16 26L5 40Q2 46 7 50Q12 54 18 48L31 43Q30 52 24 62Z',
      fill: '#9a5230',
    },
    {
      d: 'M34 11Q46 6 54 18Q62 26 62 38Q65 50 62 62H52Q54 50 48 44Q50 34 42 30Q42 22 34 22Z',
      fill: '#3a2422',
    },
    { d: 'M16 27L28 44M8 37L20 47M24 46Q36 44 46 34', width: 2.6, stroke: '#e0b25a' },
    { d: 'M26 27v.3', width: 5 },
    { d: 'M9 44v.3', width: 3.5 },
  ],
  keep: [
    { d: 'M17 5L45 3Q49 3 49 7L51 46L19 48Q15 48 15 44L13 10Q13 5 17 5Z', fill: '#fff7e2' },
    {
      d: 'M31 12l4 8 9 1-6.5 6 2 9-8-4.5-8 5 1.5-9-7-6 9-1.5z',
      fill: '#e0b25a',
      width: 2,
    },
    {
      d: 'M4 64V48Q4 38 12 36L16 46Q22 40 28 42Q40 42 52 40Q59 41 57 46Q62 48 58 53Q61 57 54 59L38 64Z',
      fill: '#eab08b',
    },
    { d: 'M57 46H44M58 53H44', width: 2.2 },
    { d: 'M16 46Q14 34 18 28Q25 26 25 33L28 46Q24 52 18 52', fill: '#eab08b', width: 2.5 },
  ],
  turmoil: [
    { d: 'M33 62Q24 58 28 52Q36 46 45 51Q47 57 33 62Z', fill: '#b98a52' },
    { d: 'M20 46Q26 38 40 39Q54 40 52 46Q46 54 31 52Q20 51 20 46Z', fill: '#c99a5e' },
    { d: 'M12 34Q18 26 36 27Q54 28 54 36Q48 44 32 43Q14 42 12 34Z', fill: '#d9ae72' },
    { d: 'M5 19Q10 8 34 8Q60 9 61 20Q58 31 33 31Q8 30 5 19Z', fill: '#ecca90' },
    { d: 'M17 19Q22 14 34 15Q46 16 47 20Q42 25 32 24M24 35h14M29 46h10', width: 2.5 },
    { d: 'M8 41l7 5-5 8-7-5zM56 43l6 7-7 6-6-7z', fill: '#fff7e2', width: 2.2 },
  ],
  drink: [
    { d: 'M8 24H44L40 58Q40 62 36 62H16Q12 62 12 58Z', fill: '#e6f0ea' },
    {
      d: 'M9.5 36Q18 32 26 36Q34 40 42.5 35L40 58Q40 62 36 62H16Q12 62 12 58Z',
      fill: '#d9822b',
    },
    { d: 'M17 42L18.5 56', stroke: '#ffd58a', width: 3.5 },
    { d: 'M34 15L52 3L64 22L46 34Q40 36 38 31L37 25Z', fill: '#8a5230' },
    { d: 'M34 15L27 17L29 24L37 25Z', fill: '#c9ced6', width: 2.5 },
    { d: 'M48 12L57 26', stroke: '#f0c875', width: 3 },
    { d: 'M25 26Q21 31 25 33Q29 31 25 26Z', fill: '#d9822b', width: 2 },
  ],
}
