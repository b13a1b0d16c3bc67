/** What lies and stands about in the tower, and what dice show, pixel by pixel. */

export const THINGS: Readonly<Record<string, string>> = {
  coin: `
..kkkk..
.kyyyyk.
kywwyyYk
kywyyYYk
kyyyyYYk
kyyyYYYk
.kYYYYk.
..kkkk..`,
  gem: `
..kkkkk..
.kcwccmk.
kcwcmmmpk
kkkkkkkkk
kmcmmmppk
.kmcmppk.
..kmppk..
...kpk...
....k....`,
  heart: `
.kk...kk.
krrk.krrk
krwrkrrrk
krwrrrrrk
krrrrrrRk
.krrrrRk.
..krrRk..
...kRk...
....k....`,
  trap: `
...k.......k.......k...
..kek.....kek.....kek..
..kek.....kek.....kek..
.keedk...keedk...keedk.
.keedk...keedk...keedk.
keeeddkkkeeeddkkkeeeddk`,
  portal: `
.....kkkkkk.....
...kkppppppkk...
..kppccccccppk..
.kppcctttttcppk.
.kpcctPPPPtccpk.
kppctPPkkPPtcppk
kpcctPkkkkPtccpk
kpctPPkwkkPPtcpk
kpctPPkkkkPPtcpk
kpcctPkkwkPtccpk
kppctPPkkPPtcppk
.kpcctPPPPtccpk.
.kppcctttttcppk.
..kppccccccppk..
...kkppppppkk...
.....kkkkkk.....`,
  merchant: `
kkkkkkkkkkkkkkkkkkkkkk
krrrwwwrrrwwwrrrwwwrrk
krrrwwwrrrwwwrrrwwwrrk
krrrwwwrrrwwwrrrwwwrrk
.krkkwkkrkkwkkrkkwkkr.
..kn.....kkkk.....nk..
..kn....kBBBBk....nk..
..kn...kkkkkkkk...nk..
..kn....kskssk....nk..
..kn....kssssk....nk..
..kn...kkwwwwkk...nk..
..kn..kBBkwwkBBk..nk..
.kkkkkkkkkkkkkkkkkkkk.
.knnncnnnmmnnnlnnnynk.
.knnnnnnnnnnnnnnnnnnk.
.kNNNNNNNNNNNNNNNNNNk.`,
  special: `
kkkkkkkkkkkk
kwyyyyyyyyYk
kyykkkkkyyYk
kykkyyykkyYk
kyyyyyykkyYk
kyyyyykkyyYk
kyyyykkyyyYk
kyyyykkyyyYk
kyyyyyyyyyYk
kyyyykkyyyYk
kYYYYYYYYYYk
kkkkkkkkkkkk`,
  boot: `
..kkkkk...
..kooook..
..knnnnk..
..knnnnk..
..knnnnk..
..knnnnkk.
.knnnnnnnk
.knnnnnnnk
.kkkkkkkkk
.kNNkkNNNk`,
  sword: `
.......kkk
......kwek
.....kwedk
....kwedk.
.k.kwedk..
kYkwedk...
.kYedk....
..kYk.....
.knkYk....
kNk.kk....`,
  monster: `
kk......kk
krk....krk
krrkkkkrrk
krrrrrrrrk
krwkrrkwrk
krkkrrkkrk
krrrrrrrrk
krkwkkwkrk
.krrrrrrk.
..kkkkkk..`,
  star: `
....kk....
....kyk...
...kyyk...
kkkkyyykkk
kyywyyyyyk
.kywyyyYk.
..kyyyYk..
.kyyyyyYk.
.kyYkkYYk.
.kkk..kkk.`,
  blank: `
..........
..........
..........
..........
...kkkk...
...kkkk...
..........
..........
..........
..........`,
  left: `
....kk....
...krk....
..krrkkkkk
.krrrrrrrk
krrrrrrrrk
krrrrrrrrk
.krrrrrrrk
..krrkkkkk
...krk....
....kk....`,
  right: `
....kk....
....krk...
kkkkkrrk..
krrrrrrrk.
krrrrrrrrk
krrrrrrrrk
krrrrrrrk.
kkkkkrrk..
....krk...
....kk....`,
  attack: `
....kk....
k..krrk..k
krkkrrkkrk
.krryyrrk.
kkrywwyrkk
kkrywwyrkk
.krryyrrk.
krkkrrkkrk
k..krrk..k
....kk....`,
};
